import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangePasswordForm } from '../../../shared/password/ChangePasswordForm.tsx';
import { SignOutInstead } from './SignOutInstead.tsx';

export type ChangePasswordDialogProps = {
  /** The password has to be changed: the dialog stays until it is, or until the member signs out. */
  due: boolean;
  onClose: () => void;
};

/** Changes the password, by choice or because it is due. */
export function ChangePasswordDialog({ due, onClose }: ChangePasswordDialogProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('auth.changeTitle')}
      description={t(due ? 'auth.changeDueText' : 'auth.changeText')}
      closeLabel={t('common.close')}
      locked={busy || due}
    >
      <ChangePasswordForm due={due} onBusy={setBusy} />
      {due && <SignOutInstead disabled={busy} onBusy={setBusy} />}
    </Dialog>
  );
}
