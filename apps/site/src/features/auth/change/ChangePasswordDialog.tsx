import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { SignOutInstead } from './SignOutInstead.tsx';

export type ChangePasswordDialogProps = {
  /** Nothing else can be done before: the window stays until it is done, or one signs out. */
  due: boolean;
  onClose: () => void;
};

/** Another password, because one wants it or has to. */
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
