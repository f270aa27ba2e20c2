import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { cashierOpen } from '../../shared/popups/cashier-window.ts';

/** Deposit and, on wide screens, withdrawal buttons. */
export function CashierButtons() {
  const t = useTranslations('nav');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('deposit')}
        onClick={() => cashierOpen.set('deposit')}
        className={buttonClass({ variant: 'primary', size: 'md' }, 'max-sm:w-9 max-sm:px-0!')}
      >
        <Plus aria-hidden />
        <span className="max-sm:sr-only">{t('deposit')}</span>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => cashierOpen.set('withdraw')}
        className={buttonClass({ variant: 'secondary', size: 'md' }, 'max-lg:hidden')}
      >
        {t('withdraw')}
      </button>
    </>
  );
}
