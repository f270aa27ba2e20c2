import { createStore } from '@croupier/web/browser/store.ts';
import { session } from '@croupier/web/session/session.ts';

/** True from a sign-in with a default or expired password until it is changed. */
export const passwordDue = createStore(false);

session.subscribe(() => {
  if (session.token() === null) passwordDue.set(false);
});
