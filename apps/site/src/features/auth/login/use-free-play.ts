import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { call } from '../../../shared/api/call.ts';
import { clearStoredPassword } from '../../../shared/sign-in/stored-password.ts';
import { useSignIn } from '../auth-steps.ts';

const MAX_OS_LENGTH = 64;

/** Opens a trial account, which always starts at the home page. The function throws `ApiError`. */
export function useFreePlay(): () => Promise<void> {
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () =>
    signIn(
      async () => {
        const os = navigator.userAgent.slice(0, MAX_OS_LENGTH);
        const started = await call('session.freePlay', { body: { os, platform: 'W' } });
        clearStoredPassword();
        await navigate(pathname, { replace: true, state: { from: paths.home(), back: false } });
        return started;
      },
      { welcome: 'freePlayBegun' },
    );
}
