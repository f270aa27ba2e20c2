import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { cashierTab } from '../../shared/popups/cashier-dialog.ts';

/** Deposit and, on wide screens, withdrawal buttons. */
export function CashierButtons() {
  const t = useTranslations('nav');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('deposit')}
        onClick={() => cashierTab.set('deposit')}
        className={buttonClass({ variant: 'primary', size: 'md' }, 'max-sm:w-9 max-sm:px-0!')}
      >
        <Plus aria-hidden />
        <span className="max-sm:sr-only">{t('deposit')}</span>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => cashierTab.set('withdraw')}
        className={buttonClass({ variant: 'secondary', size: 'md' }, 'max-lg:hidden')}
      >
        {t('withdraw')}
      </button>
    </>
  );
}
