import { session } from '@croupier/web/session/session.ts';
import { createStore } from '@croupier/web/browser/store.ts';

/** Which way money is to go, while somebody is asked about it. */
export const cashierOpen = createStore<'deposit' | 'withdraw' | null>(null);

session.subscribe(() => cashierOpen.set(null));
