import { createStore } from '@croupier/web/browser/store.ts';

/** Whether the search lies over the page. */
export const searchOpen = createStore(false);

/** What was typed while the search was still on its way. */
export const typedAhead = createStore('');
