/** Counts open items per key, so that one caller cannot take everything. */
export function createConcurrencyLimit(max: number) {
  const open = new Map<string, number>();
  return {
    /** Takes a place and returns the function that frees it; undefined if the key already has `max`. */
    take: (key: string): (() => void) | undefined => {
      const count = open.get(key) ?? 0;
      if (count >= max) return undefined;
      open.set(key, count + 1);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      };
    },
  };
}
