import { createBoundedMap } from './bounded-map.ts';
import type { Clock } from './clock.ts';

export type FreshOptions = {
  clock: Clock;
  /** Maximum age of a value before it is loaded again. */
  milliseconds: number;
  /** Maximum age of a value that cannot be loaded again; without it, failures are thrown at once. */
  staleMilliseconds?: number;
  /** Receives failures for which a stale value was served. */
  onStale?: (error: unknown, key: string) => void;
  maxKeys?: number;
};

export type Fresh<T> = {
  /** The value of a key; calls `load` unless a fresh one exists. Concurrent callers share one load. */
  get: (key: string, load: () => Promise<T>) => Promise<T>;
  /** Makes the next call load, even if a load is in progress; without a key, for all keys. */
  invalidate: (key?: string) => void;
};

type Entry<T> = { at: number; value: Promise<T>; loaded?: { at: number; value: T } };

const MAX_KEYS = 1_000;
/** How soon a failed load is retried. */
const RETRY_MILLISECONDS = 5_000;

/** Caches values in memory for a time. Failures are not cached. */
export function createFresh<T>(options: FreshOptions): Fresh<T> {
  const { clock, milliseconds, staleMilliseconds = 0, onStale, maxKeys = MAX_KEYS } = options;
  const entries = createBoundedMap<string, Entry<T>>(maxKeys);
  const now = (): number => clock.now().getTime();

  return {
    get: (key, load) => {
      const at = now();
      const known = entries.get(key);
      if (known && at - known.at < milliseconds) return known.value;
      const former = known?.loaded;
      const entry: Entry<T> = {
        at,
        ...(former ? { loaded: former } : {}),
        value: load().then(
          (value) => {
            entry.loaded = { at, value };
            return value;
          },
          (error: unknown) => {
            if (former && at - former.at < staleMilliseconds) {
              onStale?.(error, key);
              entry.at = at - milliseconds + Math.min(milliseconds, RETRY_MILLISECONDS);
              return former.value;
            }
            if (entries.get(key) === entry) entries.delete(key);
            throw error;
          },
        ),
      };
      entries.set(key, entry);
      return entry.value;
    },
    invalidate: (key) => {
      for (const [name, entry] of entries.entries())
        if (key === undefined || name === key) entry.at = -Infinity;
    },
  };
}
