import { createStore } from '@croupier/web/browser/store.ts';
import { createKeptChoice } from '../../shared/browser/kept-choice.ts';

/** Whether the side menu is collapsed to icons; remembered. */
export const menuFolded = createKeptChoice('menuFolded');

/** Whether the menu drawer is open. */
export const drawerOpen = createStore(false);
