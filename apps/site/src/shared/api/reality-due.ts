import { session } from '@croupier/web/session/session.ts';
import { createStore } from '@croupier/web/browser/store.ts';

/** True while stakes wait for the answer to a reality check. */
export const realityDue = createStore(false);

session.subscribe(() => realityDue.set(false));
