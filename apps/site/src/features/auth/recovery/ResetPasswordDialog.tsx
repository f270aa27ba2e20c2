import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Spinner } from '@croupier/ui/status/Spinner.tsx';
import { ApiError } from '@croupier/contract/client.ts';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { callQuery } from '../../../shared/api/call.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export type ResetPasswordDialogProps = {
  /** The token from the mailed link; empty without one. */
  token: string;
  onClose: () => void;
};

/** The target of a mailed link: sets a new password, or explains that the link has expired. */
export function ResetPasswordDialog({ token, onClose }: ResetPasswordDialogProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState(token === '');
  const link = useQuery({
    ...callQuery('account.checkResetLink', { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
  });
  const dead = gone || (link.error instanceof ApiError && link.error.code === 'identity.reset_link_gone');

  const body = (): React.ReactNode => {
    if (dead)
      return (
        <EmptyState
          icon={<LinkIcon aria-hidden />}
          title={t('auth.linkGone')}
          text={t('errors.identity.reset_link_gone')}
          action={
            <Button
              variant="primary"
              onClick={() => void navigate(paths.forgotPassword(), { replace: true })}
            >
              {t('auth.newLink')}
            </Button>
          }
        />
      );
    if (link.isLoadingError) return <QueryProblem query={link} />;
    if (!link.data)
      return (
        <div className="grid place-items-center py-10">
          <Spinner label={t('common.loading')} />
        </div>
      );
    return (
      <ResetPasswordForm
        token={token}
        account={link.data.account}
        onBusy={setBusy}
        onGone={() => setGone(true)}
      />
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('auth.resetTitle')}
      closeLabel={t('common.close')}
      locked={busy}
    >
      {body()}
    </Dialog>
  );
}
