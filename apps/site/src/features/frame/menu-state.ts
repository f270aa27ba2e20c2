import { createStore } from '@croupier/web/browser/store.ts';
import { createStoredChoice } from '../../shared/browser/stored-choice.ts';

/** Whether the side menu is collapsed to icons; remembered. */
export const menuFolded = createStoredChoice('menuFolded');

/** Whether the menu drawer is open. */
export const drawerOpen = createStore(false);
