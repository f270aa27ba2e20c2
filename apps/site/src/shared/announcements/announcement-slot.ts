import { createStore } from '@croupier/web/browser/store.ts';

/** Where the page has room for the merchant's announcements; null where it has none. */
export const announcementSlot = createStore<HTMLElement | null>(null);
