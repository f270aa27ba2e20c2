import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChangePasswordForm } from '../../../shared/password/ChangePasswordForm.tsx';
import type { SecurityDialogProps } from '../security.types.ts';

/** Changes the password, or sets the first one. */
export function PasswordDialog({ security, onClose }: SecurityDialogProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      locked={busy}
      onOpenChange={(open) => !open && onClose()}
      icon={<KeyRound />}
      title={t(security.hasPassword ? 'member.password.change' : 'member.password.set')}
      description={t('member.password.note')}
      closeLabel={t('common.close')}
    >
      <ChangePasswordForm due={false} onBusy={setBusy} />
    </Dialog>
  );
}
