import { Button } from '@croupier/ui/buttons/Button.tsx';
import { session } from '@croupier/web/session/session.ts';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';

/** Leaves the dialog for a required password change by signing out. */
export function SignOutInstead({ disabled, onBusy }: { disabled: boolean; onBusy: (busy: boolean) => void }) {
  const t = useTranslations('nav');
  const leave = async (): Promise<void> => {
    onBusy(true);
    // Even if the server cannot be reached, this device forgets the session.
    await call('session.logout').catch(() => undefined);
    session.end('by_hand');
  };
  return (
    <Button variant="ghost" block className="mt-3" disabled={disabled} onClick={() => void leave()}>
      {t('signOut')}
    </Button>
  );
}
