/** The last event of each topic, sent in the hello and used to ignore repeated events. */
export type Sequences = {
  /** True for a new event; false for a repeated or an older one. */
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
