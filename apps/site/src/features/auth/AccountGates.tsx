import { useSignedIn } from '@croupier/web/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { callQuery } from '../../shared/call.ts';
import { LazyPart, lazyPart } from '../../shared/LazyPart.tsx';
import { passwordDue } from '../../shared/sign-in/password-due.ts';
import { trueAccountNeeded } from '../../shared/sign-in/true-account.ts';

const TrueAccountDialog = lazyPart(async () => (await import('./TrueAccountDialog.tsx')).TrueAccountDialog);

const ASIDE: ReadonlySet<string> = new Set([
  paths.changePassword().toLowerCase(),
  paths.resetPassword().toLowerCase(),
]);

/** Keeps a password that is due, and pages that a trial account has not, from being walked around. */
function Gates() {
  const { pathname } = useLocation();
  const { data } = useQuery(callQuery('identity.memberInfo'));
  const due = useSyncExternalStore(passwordDue.subscribe, passwordDue.get, () => false);
  const expired = data?.passwordExpired ?? false;
  const path = pathname.toLowerCase();
  const tooFar = (data?.isTrial ?? false) && path.startsWith(paths.member());
  useEffect(() => {
    if (expired) passwordDue.set(true);
  }, [expired]);
  useEffect(() => {
    if (tooFar) trueAccountNeeded.set(true);
  }, [tooFar]);
  if (due && !ASIDE.has(path)) return <Navigate to={paths.changePassword()} replace />;
  return tooFar ? <Navigate to={paths.home()} replace /> : null;
}

/** What stands between a session and the pages, wherever one is. */
export function AccountGates() {
  const signedIn = useSignedIn();
  const needed = useSyncExternalStore(trueAccountNeeded.subscribe, trueAccountNeeded.get, () => false);
  return (
    <>
      {signedIn && <Gates />}
      {needed && (
        <LazyPart onError={() => trueAccountNeeded.set(false)}>
          <TrueAccountDialog onClose={() => trueAccountNeeded.set(false)} />
        </LazyPart>
      )}
    </>
  );
}
