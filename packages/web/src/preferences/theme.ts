import type { ThemeChoice } from '@croupier/contract/boot.ts';
import { useSyncExternalStore } from 'react';
import { writeChoice } from '../browser/cookie.ts';
import { createStore } from '../browser/store.ts';

const store = createStore<ThemeChoice>('system');

/** The theme that the server rendered the page with. */
export const startTheme = (theme: ThemeChoice): void => store.set(theme);

export function chooseTheme(theme: ThemeChoice): void {
  writeChoice('theme', theme);
  document.documentElement.dataset['theme'] = theme;
  store.set(theme);
}

export const useTheme = (): ThemeChoice => useSyncExternalStore(store.subscribe, store.get, store.get);
