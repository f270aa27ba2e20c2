import type { LiveList } from '@croupier/contract/console-realtime.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { subscribeToChanges } from './changes.ts';
import { liveKey, mergeRows, type LiveRow } from './merge-rows.ts';

/** A busy list is compared at most this often. */
const PAUSE_MILLISECONDS = 1_000;
const GLOW_MILLISECONDS = 2_500;
const NONE: ReadonlySet<string> = new Set();

export type LiveRowsOptions<Row extends LiveRow> = {
  /** Undefined for a list whose changes are not announced. */
  list: LiveList | undefined;
  /** Changes when other rows are meant: another filter, order or page. */
  scope: string;
  shown: readonly Row[];
  /** The rows that the list has now. */
  fetchNow: () => Promise<readonly Row[]>;
  /** Puts changed rows in the place of those on the screen. */
  replace: (changed: ReadonlyMap<string, Row>) => void;
  /** Shows the current rows. */
  reload: () => void;
};

/**
 * Keeps the rows on the screen current: a changed row is replaced where it is and glows once, new rows wait until the
 * operator asks for them, and nothing moves.
 */
export function useLiveRows<Row extends LiveRow>(options: LiveRowsOptions<Row>) {
  const { list, scope } = options;
  const [state, setState] = useState({ scope, newCount: 0, gone: NONE, glowing: NONE });
  const current = state.scope === scope ? state : { scope, newCount: 0, gone: NONE, glowing: NONE };

  const compare = useEffectEvent(async (changedKeys: ReadonlySet<string>): Promise<void> => {
    const now = await options.fetchNow();
    if (options.shown.length === 0) {
      if (now.length > 0) options.reload();
      return;
    }
    const { changed, gone, newCount } = mergeRows(options.shown, now, changedKeys);
    options.replace(changed);
    const stillGone = [...current.gone].filter((key) => !now.some((row) => liveKey(row) === key));
    const glowing = changed.size > 0 ? new Set(changed.keys()) : current.glowing;
    setState({ scope, newCount, gone: new Set([...stillGone, ...gone]), glowing });
  });

  const pending = useRef<{
    keys: Set<string>;
    timer: ReturnType<typeof setTimeout> | undefined;
    last: number;
  }>({
    keys: new Set(),
    timer: undefined,
    last: 0,
  });
  useEffect(() => {
    if (list === undefined) return undefined;
    const waiting = pending.current;
    const run = (): void => {
      const { keys } = waiting;
      waiting.keys = new Set();
      waiting.timer = undefined;
      waiting.last = performance.now();
      // The next change compares again.
      compare(keys).catch(() => {});
    };
    const unsubscribe = subscribeToChanges(list, ({ what, merchantCode, id }) => {
      if (what !== 'row') return;
      if (id !== null) waiting.keys.add(liveKey({ merchantCode, id }));
      const rest = waiting.last + PAUSE_MILLISECONDS - performance.now();
      waiting.timer ??= setTimeout(run, Math.max(0, rest));
    });
    return () => {
      unsubscribe();
      clearTimeout(waiting.timer);
      waiting.timer = undefined;
    };
  }, [list]);

  const { glowing } = current;
  useEffect(() => {
    if (glowing.size === 0) return undefined;
    const timer = setTimeout(() => setState((before) => ({ ...before, glowing: NONE })), GLOW_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [glowing]);

  return {
    newCount: current.newCount,
    showNew: (): void => {
      setState({ scope, newCount: 0, gone: NONE, glowing: NONE });
      options.reload();
    },
    isGone: (row: LiveRow): boolean => current.gone.has(liveKey(row)),
    rowClass: (row: LiveRow): string | undefined => {
      const key = liveKey(row);
      if (current.gone.has(key)) return 'opacity-50';
      return glowing.has(key) ? 'animate-glow' : undefined;
    },
  };
}

export type LiveRows = ReturnType<typeof useLiveRows>;
