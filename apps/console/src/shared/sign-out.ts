import { session } from '@croupier/web/session/session.ts';
import { call } from './call.ts';

/** Ends the session on this device at once, also without a connection. */
export async function signOut(): Promise<void> {
  const told = call('console.logout');
  session.end('by_hand');
  // Where this is lost, the server ends the session after half an hour without use.
  await told.catch(() => {});
}
