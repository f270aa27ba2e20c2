import { session } from '@croupier/web/session/session.ts';
import { createStore } from '@croupier/web/browser/store.ts';

/** True while a trial account is informed that it needs a real account. */
export const realAccountNeeded = createStore(false);

session.subscribe(() => realAccountNeeded.set(false));
