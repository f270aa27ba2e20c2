import { session } from '@croupier/web/session/session.ts';
import { call } from './call.ts';

/** Ends the session on this device even without a connection. */
export async function signOut(): Promise<void> {
  try {
    await call('console.logout');
  } catch {
    // The server ends the session after half an hour without use.
  }
  session.end('by_hand');
}
