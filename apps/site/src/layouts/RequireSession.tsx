import { useSession } from '@croupier/web/session/use-session.ts';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';

/** Lets signed-in accounts pass; others go to the sign-in and return from there. */
export function RequireSession() {
  const { token, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  if (token) return <Outlet />;
  if (ended === 'by_hand') return <Navigate to={paths.home()} replace />;
  return <Navigate to={paths.login()} replace state={{ from: `${pathname}${search}${hash}` }} />;
}
