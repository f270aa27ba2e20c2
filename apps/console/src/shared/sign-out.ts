import { session } from '@croupier/web/session/session.ts';
import { call } from './call.ts';

/** Ends the session here in any case: whoever signs out without a network must not stay signed in on the screen. */
export async function signOut(): Promise<void> {
  try {
    await call('console.logout');
  } catch {
    // The server ends it by itself after half an hour without use.
  }
  session.end('by_hand');
}
