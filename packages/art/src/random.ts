/** FNV-1a: a 32-bit hash of a text, the same on every machine. Not for secrets. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // FNV gives close values for short similar texts ("dice-1", "dice-2"), so this mixes all bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export type Random = {
  /** A number in [from, to). */
  between: (from: number, to: number) => number;
  /** One of the items. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
};

/** A pseudo-random stream seeded by a text (mulberry32), so that the same text gives the same picture. */
export function randomOf(text: string): Random {
  let state = hashOf(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
