/** Numbers in [0, 1). */
export type Random = () => number;

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

/** A whole number in [low, high]. */
export const whole = (random: Random, low: number, high: number): number =>
  Math.floor(between(random, low, high + 1));

export const oneOf = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[whole(random, 0, items.length - 1)] ?? items[0];

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
