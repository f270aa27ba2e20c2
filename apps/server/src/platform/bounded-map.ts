export type BoundedMap<K, V> = {
  /** Counts as a use of the entry. */
  get: (key: K) => V | undefined;
  set: (key: K, value: V) => void;
  delete: (key: K) => void;
  clear: () => void;
  values: () => IterableIterator<V>;
  entries: () => IterableIterator<[K, V]>;
  size: () => number;
};

/**
 * A map of at most `max` entries; adding another drops the least recently used one.
 *
 * @param onDrop receives the dropped value, for example to close it
 */
export function createBoundedMap<K, V>(max: number, onDrop?: (value: V, key: K) => void): BoundedMap<K, V> {
  // A Map keeps the order of insertion: each use moves its entry to the end. While it is less than half full nothing will
  // be dropped soon, and moving entries in a large map takes longer than all else that a lookup does.
  const kept = new Map<K, V>();
  return {
    get: (key) => {
      const value = kept.get(key);
      if (value !== undefined && kept.size > max / 2) {
        kept.delete(key);
        kept.set(key, value);
      }
      return value;
    },
    set: (key, value) => {
      kept.delete(key);
      kept.set(key, value);
      if (kept.size <= max) return;
      for (const [oldest, dropped] of kept) {
        kept.delete(oldest);
        onDrop?.(dropped, oldest);
        return;
      }
    },
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    values: () => kept.values(),
    entries: () => kept.entries(),
    size: () => kept.size,
  };
}
