import { useEffect, useRef } from 'react';
import { writeTab, readTab } from '../../shared/browser/tab-storage.ts';

const KEY = 'listPlace';
/** The user scrolls, so the position is no longer restored. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

type Place = { address: string; pages: number; top: number };

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  'pages' in value &&
  typeof value.pages === 'number' &&
  'top' in value &&
  typeof value.top === 'number';

const here = (): string => `${location.pathname}${location.search}`;

/** The position at which this list was left, returned once. */
function takePlace(): Place | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const isReturn = entry && 'type' in entry && ['reload', 'back_forward'].includes(String(entry.type));
  const place = readTab(KEY, isPlace);
  writeTab(KEY, null);
  return isReturn && place?.address === here() ? place : undefined;
}

export type KeptPlaceOptions = {
  /** Number of loaded pages. */
  count: number;
  hasNextPage: boolean;
  isFetching: boolean;
  failed: boolean;
  fetchNextPage: () => unknown;
};

/** After a reload only the first page is there: the others are fetched before the position is restored. */
export function useKeptPlace({
  count,
  hasNextPage,
  isFetching,
  failed,
  fetchNextPage,
}: KeptPlaceOptions): void {
  const wanted = useRef<Place>(undefined);
  useEffect(() => {
    wanted.current ??= takePlace();
    const giveUp = (): void => {
      wanted.current = undefined;
    };
    for (const move of MOVES) addEventListener(move, giveUp, { passive: true });
    return () => {
      for (const move of MOVES) removeEventListener(move, giveUp);
    };
  }, []);
  useEffect(() => {
    const keep = (): void => writeTab(KEY, { address: here(), pages: count, top: scrollY } satisfies Place);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [count]);
  useEffect(() => {
    const place = wanted.current;
    if (!place || count === 0) return;
    if (count < place.pages && hasNextPage && !failed) {
      if (!isFetching) fetchNextPage();
      return;
    }
    wanted.current = undefined;
    requestAnimationFrame(() => scrollTo(0, place.top));
  }, [count, hasNextPage, isFetching, failed, fetchNextPage]);
}
