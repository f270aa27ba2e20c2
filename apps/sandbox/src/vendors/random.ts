/** FNV-1a with its bits mixed: a 32-bit number for a text, the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export type Random = {
  /** A number in [0, 1). */
  share: () => number;
  /** A whole number from `from` to `to`, both included. */
  whole: (from: number, to: number) => number;
  pick: <T>(items: readonly [T, ...T[]]) => T;
};

/** Random numbers seeded by a text (mulberry32): the same text always gives the same catalogue. */
export function randomOf(text: string): Random {
  let state = hashOf(text);
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    share,
    whole: (from, to) => from + Math.floor(share() * (to - from + 1)),
    pick: (items) => items[Math.floor(share() * items.length)] ?? items[0],
  };
}
