import { paths } from '../../paths.ts';
import { useSignedIn } from '@croupier/web/use-session.ts';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { safeReturnPath } from '../../paths.ts';
import { LazyPart, lazyPart } from '../../shared/LazyPart.tsx';
import { useCarriedState } from '../../shared/use-return-state.ts';

const AuthDialog = lazyPart(async () => (await import('./AuthDialog.tsx')).AuthDialog);

/** The popup over the home page at the addresses of sign-in and registration (row R2). */
export function AuthPopups() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const carried = useCarriedState();
  const signedIn = useSignedIn();
  // Once signed in there is nothing to do here: on to where one was going (row R14).
  if (signedIn) return <Navigate to={safeReturnPath(carried?.from)} replace />;
  const close = (): void => void (carried?.back ? navigate(-1) : navigate(paths.home(), { replace: true }));
  const mode = pathname.toLowerCase().startsWith(paths.register()) ? 'register' : 'login';
  return (
    <LazyPart onError={close}>
      <AuthDialog mode={mode} onClose={close} />
    </LazyPart>
  );
}
