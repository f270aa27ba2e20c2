import { session } from '@croupier/web/session/session.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../shared/api/call.ts';

/** Ends the trial session and opens registration. */
export function useOpenRealAccount(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    // Even if the server cannot be reached, this device forgets the session.
    await call('session.logout').catch(() => undefined);
    // Go home first, because account pages redirect without a session.
    await navigate(paths.home(), { flushSync: true });
    session.end('by_hand');
    await navigate(paths.register());
  }, [navigate]);
}
