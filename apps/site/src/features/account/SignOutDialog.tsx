import { ConfirmDialog } from '@croupier/ui/overlays/ConfirmDialog.tsx';
import { session } from '@croupier/web/session/session.ts';
import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/api/call.ts';

/** Confirms, ends the session on the server, and goes to the home page. */
export function SignOutDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useTranslations();
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => call('session.logout'),
    // Even if the server cannot be reached, this device forgets the session.
    onSettled: () => {
      onOpenChange(false);
      session.end('by_hand');
      void navigate(paths.home());
    },
  });
  return (
    <ConfirmDialog
      {...{ open, onOpenChange }}
      danger
      icon={<LogOut />}
      title={t('nav.signOutTitle')}
      text={t('nav.signOutText')}
      confirmLabel={t('nav.signOut')}
      cancelLabel={t('common.cancel')}
      busy={signOut.isPending}
      onConfirm={() => signOut.mutate()}
    />
  );
}
