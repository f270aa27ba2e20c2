import { session } from '@croupier/web/session/session.ts';
import { createStore } from '@croupier/web/browser/store.ts';

/** The tab of the open cashier dialog; null while it is closed. */
export const cashierTab = createStore<'deposit' | 'withdraw' | null>(null);

session.subscribe(() => cashierTab.set(null));
