import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { KeySquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Stays open until the person says that the codes are kept: they are never shown again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      open
      locked
      onOpenChange={(open) => !open && onClose()}
      icon={<KeySquare />}
      title={t('member.recovery.title')}
      closeLabel={t('common.close')}
    >
      <RecoveryCodes codes={codes} onKept={onClose} />
    </Dialog>
  );
}
