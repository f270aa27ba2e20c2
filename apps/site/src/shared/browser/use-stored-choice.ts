import type { Store } from '@croupier/web/browser/store.ts';
import { useSyncExternalStore } from 'react';

const onServer = (): boolean => false;

export const useStoredChoice = (choice: Store<boolean>): boolean =>
  useSyncExternalStore(choice.subscribe, choice.get, onServer);
