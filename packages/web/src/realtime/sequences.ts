/** The last event that arrived per topic: what a page says in its hello, and what it ignores repeats by. */
export type Sequences = {
  /** True once per event: false for a repeat or one that was overtaken. */
  take: (topic: string, sequence: string) => boolean;
  last: () => Record<string, string>;
  clear: () => void;
};

export function createSequences(): Sequences {
  const known = new Map<string, bigint>();
  return {
    take: (topic, text) => {
      const sequence = BigInt(text);
      const last = known.get(topic);
      if (last !== undefined && sequence <= last) return false;
      known.set(topic, sequence);
      return true;
    },
    last: () => Object.fromEntries([...known].map(([topic, sequence]) => [topic, sequence.toString()])),
    clear: () => known.clear(),
  };
}
