export type BoundedMap<K, V> = {
  /** Counts as a use of the entry. */
  get: (key: K) => V | undefined;
  set: (key: K, value: V) => void;
  delete: (key: K) => void;
  clear: () => void;
  values: () => IterableIterator<V>;
  size: () => number;
};

/**
 * A map of at most `max` entries: one more drops the entry that was used least recently.
 *
 * @param onDrop is called with what was dropped for space, for example to close it
 */
export function createBoundedMap<K, V>(max: number, onDrop?: (value: V, key: K) => void): BoundedMap<K, V> {
  // A Map keeps the order of insertion: each use moves its entry to the end.
  const entries = new Map<K, V>();
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value !== undefined) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= max) return;
      for (const [oldest, dropped] of entries) {
        entries.delete(oldest);
        onDrop?.(dropped, oldest);
        return;
      }
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    values: () => entries.values(),
    size: () => entries.size,
  };
}
