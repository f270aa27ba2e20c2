import { createStore } from '@croupier/web/browser/store.ts';
import { createKeptChoice } from '../../shared/browser/kept-choice.ts';

/** Whether the side menu is folded to its icons; remembered. */
export const menuFolded = createKeptChoice('menuFolded');

/** Whether the menu lies over the page, as on phones. */
export const drawerOpen = createStore(false);
