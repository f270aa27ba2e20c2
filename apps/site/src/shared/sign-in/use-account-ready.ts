import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { useSyncExternalStore } from 'react';
import { passwordDue } from './password-due.ts';

/** Whether the account can be used: signed in, and no password change due. */
export function useAccountReady(): boolean {
  const due = useSyncExternalStore(passwordDue.subscribe, passwordDue.get, () => null);
  return useSignedIn() && due === null;
}
