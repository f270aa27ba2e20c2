import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFeedbackDialog } from '../../shared/popups/feedback-dialog.ts';

export type CashierDialogProps = { way: 'deposit' | 'withdraw'; onClose: () => void };

/** Says that payments are not available yet, and whom to contact. */
export function CashierDialog({ way, onClose }: CashierDialogProps) {
  const t = useTranslations();
  const feedback = useFeedbackDialog();
  const ask = (): void => {
    onClose();
    feedback.show();
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      icon={way === 'deposit' ? <ArrowDownToLine /> : <ArrowUpFromLine />}
      title={t(`frame.${way}Title`)}
      description={t(`frame.${way}Text`)}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={ask}>
            {t('nav.feedback')}
          </Button>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </>
      }
    >
      <p className="text-sm text-muted">{t('frame.cashierHelp')}</p>
    </Dialog>
  );
}
