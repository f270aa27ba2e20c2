import { useEffect, useRef } from 'react';
import { writeTab, readTab } from '../../shared/browser/tab-storage.ts';

const KEY = 'listPlace';
/** Once the user interacts, the position is no longer restored. */
const SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

type Position = { address: string; pages: number; top: number };

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  'pages' in value &&
  typeof value.pages === 'number' &&
  'top' in value &&
  typeof value.top === 'number';

const here = (): string => `${location.pathname}${location.search}`;

/** The position at which this list was left, returned once. */
function takePosition(): Position | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const isReturn = entry && 'type' in entry && ['reload', 'back_forward'].includes(String(entry.type));
  const position = readTab(KEY, isPosition);
  writeTab(KEY, null);
  return isReturn && position?.address === here() ? position : undefined;
}

export type ListRestorationOptions = {
  /** Number of loaded pages. */
  count: number;
  hasNextPage: boolean;
  isFetching: boolean;
  failed: boolean;
  fetchNextPage: () => unknown;
};

/** Restores the scroll position of a list after a reload, once the pages above it have been fetched again. */
export function useListRestoration({
  count,
  hasNextPage,
  isFetching,
  failed,
  fetchNextPage,
}: ListRestorationOptions): void {
  const wanted = useRef<Position>(undefined);
  useEffect(() => {
    wanted.current ??= takePosition();
    const giveUp = (): void => {
      wanted.current = undefined;
    };
    for (const event of SCROLL_EVENTS) addEventListener(event, giveUp, { passive: true });
    return () => {
      for (const event of SCROLL_EVENTS) removeEventListener(event, giveUp);
    };
  }, []);
  useEffect(() => {
    const save = (): void =>
      writeTab(KEY, { address: here(), pages: count, top: scrollY } satisfies Position);
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [count]);
  useEffect(() => {
    const position = wanted.current;
    if (!position || count === 0) return;
    if (count < position.pages && hasNextPage && !failed) {
      if (!isFetching) fetchNextPage();
      return;
    }
    wanted.current = undefined;
    requestAnimationFrame(() => scrollTo(0, position.top));
  }, [count, hasNextPage, isFetching, failed, fetchNextPage]);
}
