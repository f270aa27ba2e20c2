import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { memberQuery } from '../../shared/member/member.queries.ts';
import { passwordDue, passwordDueOf } from '../../shared/sign-in/password-due.ts';

const ASIDE: ReadonlySet<string> = new Set([
  paths.changePassword().toLowerCase(),
  paths.resetPassword().toLowerCase(),
]);

/** Requires a due password change on every page, also after a reload. */
export function PasswordGate() {
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  const { data } = useQuery({ ...memberQuery, enabled: signedIn });
  const due = useSyncExternalStore(passwordDue.subscribe, passwordDue.get, () => null);
  useEffect(() => {
    if (data?.passwordExpired) passwordDue.set(passwordDueOf(data));
  }, [data]);
  const elsewhere = !ASIDE.has(pathname.toLowerCase().replace(/\/$/, ''));
  return signedIn && due !== null && elsewhere ? <Navigate to={paths.changePassword()} replace /> : null;
}
