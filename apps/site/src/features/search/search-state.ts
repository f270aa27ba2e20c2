import { createStore } from '@croupier/web/browser/store.ts';

/** Whether the search dialog is open. */
export const searchOpen = createStore(false);

/** Text typed while the dialog was loading. */
export const typedAhead = createStore('');
