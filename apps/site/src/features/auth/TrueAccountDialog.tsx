import { ConfirmDialog } from '@croupier/ui/ConfirmDialog.tsx';
import { session } from '@croupier/web/session.ts';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { call } from '../../shared/call.ts';

/** Says to a trial account what it is not enough for, with the way to a real one. */
export function TrueAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const register = async (): Promise<void> => {
    setBusy(true);
    // The trial ends here whatever the server says of it.
    await call('session.logout').catch(() => undefined);
    session.end('by_hand');
    onClose();
    await navigate(paths.register());
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      icon={<UserRoundPlus />}
      title={t('auth.trueAccountTitle')}
      text={t('errors.in_need_true_account')}
      confirmLabel={t('auth.trueAccountRegister')}
      cancelLabel={t('auth.trueAccountStay')}
      busy={busy}
      onConfirm={() => void register()}
    />
  );
}
