import { Dialog } from '@croupier/ui/Dialog.tsx';
import { Activity, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export type AuthDialogProps = { mode: 'login' | 'register'; onClose: () => void };

/** Both forms stay as they were typed when one switches between them. */
export function AuthDialog({ mode, onClose }: AuthDialogProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const [seen, setSeen] = useState({ [mode]: true });
  if (!seen[mode]) setSeen({ ...seen, [mode]: true });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(mode === 'login' ? 'auth.loginTitle' : 'auth.registerTitle')}
      description={t(mode === 'login' ? 'auth.loginText' : 'auth.registerText')}
      closeLabel={t('common.close')}
      locked={busy}
    >
      {seen['login'] && (
        <Activity mode={mode === 'login' ? 'visible' : 'hidden'}>
          <LoginForm onBusy={setBusy} />
        </Activity>
      )}
      {seen['register'] && (
        <Activity mode={mode === 'register' ? 'visible' : 'hidden'}>
          <RegisterForm onBusy={setBusy} />
        </Activity>
      )}
    </Dialog>
  );
}
