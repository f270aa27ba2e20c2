import { createStore } from '@croupier/web/browser/store.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The history entry of the open feedback dialog: any navigation closes it. */
const openOver = createStore<string | null>(null);

export function useFeedbackDialog(): { open: boolean; show: () => void; close: () => void } {
  const { key } = useLocation();
  const over = useSyncExternalStore(openOver.subscribe, openOver.get, openOver.get);
  const show = useCallback(() => openOver.set(key), [key]);
  const close = useCallback(() => openOver.set(null), []);
  return { open: over === key, show, close };
}
