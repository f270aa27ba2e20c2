import { session } from '@croupier/web/session/session.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../shared/api/call.ts';

/** From a trial account to the registration of a real one: the trial ends with it. */
export function useOpenRealAccount(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    // Even when the server can't be reached: this device must forget the session.
    await call('session.logout').catch(() => undefined);
    // Home first: pages of an account would send somebody without a session elsewhere.
    await navigate(paths.home(), { flushSync: true });
    session.end('by_hand');
    await navigate(paths.register());
  }, [navigate]);
}
