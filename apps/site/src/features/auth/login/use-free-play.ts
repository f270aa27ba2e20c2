import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/api/call.ts';
import { clearStoredPassword } from '../../../shared/sign-in/stored-password.ts';
import { useGettingIn } from '../auth-steps.ts';

const LONGEST_NAME = 64;

/** Opens a trial account, which begins at the home page wherever one was going. Gives what went wrong. */
export function useFreePlay(): () => Promise<unknown> {
  const getIn = useGettingIn();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () =>
    getIn(
      async () => {
        const os = navigator.userAgent.slice(0, LONGEST_NAME);
        const started = await call('session.freePlay', { body: { os, platform: 'W' } });
        clearStoredPassword();
        await navigate(pathname, { replace: true, state: { from: paths.home(), back: false } });
        return started;
      },
      { welcome: 'freePlayBegun' },
    );
}
