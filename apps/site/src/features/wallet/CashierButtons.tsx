import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';

/** Links to the deposit and, on wide screens, to the withdrawal. */
export function CashierButtons() {
  const t = useTranslations('nav');
  return (
    <>
      <Link
        to={paths.deposit()}
        title={t('deposit')}
        className={buttonClass({ variant: 'primary', size: 'md' }, 'max-sm:w-9 max-sm:px-0!')}
      >
        <Plus aria-hidden />
        <span className="max-sm:sr-only">{t('deposit')}</span>
      </Link>
      <Link
        to={paths.withdrawal()}
        className={buttonClass({ variant: 'secondary', size: 'md' }, 'max-lg:hidden')}
      >
        {t('withdraw')}
      </Link>
    </>
  );
}
