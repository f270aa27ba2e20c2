import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { ShieldQuestion } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { call } from '../call.ts';
import { CodeForm } from '../CodeForm.tsx';
import { factorsQuery } from '../me.queries.ts';

export type ConfirmIdentityDialogProps = { onConfirmed: () => void; onClose: () => void };

/** Asks who one is, by a code of the app or else by password; good for ten minutes of such calls. */
export function ConfirmIdentityDialog({ onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const t = useTranslations();
  const { data: factors } = useQuery(factorsQuery);
  // Where the app is on, only its code counts.
  const way = factors?.totp ? 'totp' : 'password';
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      icon={<ShieldQuestion />}
      title={t('member.confirm.title')}
      description={t('member.confirm.text')}
      closeLabel={t('common.close')}
    >
      <CodeForm
        key={way}
        label={t(`member.confirm.${way}`)}
        submitLabel={t('member.confirm.submit')}
        submit={async (answer) => {
          await call('console.confirm', {
            body: way === 'password' ? { password: answer } : { totp: answer },
          });
          onConfirmed();
        }}
        {...(way === 'password'
          ? {
              type: 'password',
              autoComplete: 'current-password',
              revealLabels: { show: t('auth.showPassword'), hide: t('auth.hidePassword') },
            }
          : { inputMode: 'numeric', autoComplete: 'one-time-code' })}
      />
    </Dialog>
  );
}
