import { session } from '@croupier/web/session/session.ts';
import { createStore } from '@croupier/web/browser/store.ts';

/** True while a trial account is told that something needs a real one. */
export const trueAccountNeeded = createStore(false);

session.subscribe(() => trueAccountNeeded.set(false));
