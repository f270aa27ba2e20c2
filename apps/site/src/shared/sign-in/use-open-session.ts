import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useSyncExternalStore } from 'react';
import { passwordDue } from './password-due.ts';

/** Signed in, with nothing to do first: only then does the server answer for the account. */
export function useOpenSession(): boolean {
  const due = useSyncExternalStore(passwordDue.subscribe, passwordDue.get, () => false);
  return useSignedIn() && !due;
}
