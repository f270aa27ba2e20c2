import { createStore } from '@croupier/web/browser/store.ts';

/** Counts the calls that the server refused because the site is closed for this visitor. */
export const siteRefused = createStore(0);
