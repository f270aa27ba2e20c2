import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangePasswordForm } from '../../../shared/password/ChangePasswordForm.tsx';
import type { PasswordDue } from '../../../shared/sign-in/password-due.ts';
import { SignOutInstead } from './SignOutInstead.tsx';

export type ChangePasswordDialogProps = {
  /** The password has to be changed: the dialog stays until it is, or until the member signs out. */
  due: PasswordDue | null;
  onClose: () => void;
};

/** Changes the password, by choice or because it is due. */
export function ChangePasswordDialog({ due, onClose }: ChangePasswordDialogProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const days = due?.expiredAfterDays ?? null;
  const reason = days === null ? t('auth.changeDueText') : t('auth.changeExpiredText', { days });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('auth.changeTitle')}
      description={due ? reason : t('auth.changeText')}
      closeLabel={t('common.close')}
      locked={busy || due !== null}
    >
      <ChangePasswordForm due={due !== null} onBusy={setBusy} />
      {due && <SignOutInstead disabled={busy} onBusy={setBusy} />}
    </Dialog>
  );
}
