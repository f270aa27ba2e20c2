import { useSession, useSignedIn } from '@croupier/web/session/use-session.ts';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, type Location } from 'react-router';
import { paths, safeReturnPath } from '../../paths.ts';
import { LazyPart, lazyPart } from '../../shared/loading/LazyPart.tsx';
import { passwordDue } from '../../shared/sign-in/password-due.ts';
import { useCarriedState } from '../../shared/navigation/use-return-state.ts';

const AuthDialog = lazyPart(async () => (await import('./AuthDialog.tsx')).AuthDialog);
const ChangePasswordDialog = lazyPart(
  async () => (await import('./change/ChangePasswordDialog.tsx')).ChangePasswordDialog,
);
const ResetPasswordDialog = lazyPart(
  async () => (await import('./recovery/ResetPasswordDialog.tsx')).ResetPasswordDialog,
);
const SocialReturnDialog = lazyPart(
  async () => (await import('./social/SocialReturnDialog.tsx')).SocialReturnDialog,
);

type AuthMode = 'login' | 'register' | 'forgot';
const FORMS: Readonly<Record<string, AuthMode>> = {
  [paths.login()]: 'login',
  [paths.register()]: 'register',
  [paths.forgotPassword().toLowerCase()]: 'forgot',
};

type PartProps = { onClose: () => void };
type TakenState = { query?: string } | null;

/**
 * The query of this address. It contains a one-time secret, so it is removed from the address first and kept in this
 * history entry.
 */
function WithTakenQuery({ children }: { children: (query: string) => ReactNode }) {
  const { pathname, search, state } = useLocation() as Location<TakenState>;
  if (search) return <Navigate to={pathname} replace state={{ query: search.slice(1) }} />;
  return children(state?.query ?? '');
}

const SocialReturn = ({ onClose }: PartProps) => (
  <WithTakenQuery>{(query) => <SocialReturnDialog query={query} onClose={onClose} />}</WithTakenQuery>
);

const ResetPassword = ({ onClose }: PartProps) => (
  <WithTakenQuery>
    {(query) => (
      <ResetPasswordDialog token={new URLSearchParams(query).get('token') ?? ''} onClose={onClose} />
    )}
  </WithTakenQuery>
);

function ChangePassword({ onClose }: PartProps) {
  const { token, ended } = useSession();
  const due = useSyncExternalStore(passwordDue.subscribe, passwordDue.get, () => null);
  if (token) return <ChangePasswordDialog due={due} onClose={onClose} />;
  return <Navigate to={ended === 'by_hand' ? paths.home() : paths.login()} replace />;
}

function Forms({ mode, onClose }: PartProps & { mode: AuthMode }) {
  const carried = useCarriedState();
  const signedIn = useSignedIn();
  if (!signedIn) return <AuthDialog mode={mode} onClose={onClose} />;
  // A signed-in visitor continues to the original target.
  const wanted = mode === 'forgot' ? paths.home() : safeReturnPath(carried?.from);
  return <Navigate to={passwordDue.get() ? paths.changePassword() : wanted} replace />;
}

const part = (path: string, onClose: () => void): ReactNode => {
  if (path === paths.socialReturn()) return <SocialReturn onClose={onClose} />;
  if (path === paths.resetPassword().toLowerCase()) return <ResetPassword onClose={onClose} />;
  if (path === paths.changePassword().toLowerCase()) return <ChangePassword onClose={onClose} />;
  return <Forms mode={FORMS[path] ?? 'login'} onClose={onClose} />;
};

/** The sign-in popups over the home page, each with its own address. */
export function AuthPopups() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const carried = useCarriedState();
  const back = carried?.back ?? false;
  const close = useCallback(
    (): void => void (back ? navigate(-1) : navigate(paths.home(), { replace: true })),
    [back, navigate],
  );
  return <LazyPart onError={close}>{part(pathname.toLowerCase().replace(/\/$/, ''), close)}</LazyPart>;
}
