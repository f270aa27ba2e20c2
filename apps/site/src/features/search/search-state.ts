import { createStore } from '@croupier/web/store.ts';

/** Whether the search lies over the page. */
export const searchOpen = createStore(false);
