import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { useInViewport } from '../browser/use-in-viewport.ts';
import { liveBets, readLiveBets } from './live-bets-store.ts';
import { EMPTY_LIVE, type LiveView } from './live-view.ts';

/** The bets of all, received while the element is in sight. */
export function useLiveBets(element: RefObject<Element | null>): LiveView {
  const isShown = useInViewport(element);
  useEffect(() => (isShown ? readLiveBets() : undefined), [isShown]);
  return useSyncExternalStore(liveBets.subscribe, liveBets.get, () => EMPTY_LIVE);
}
