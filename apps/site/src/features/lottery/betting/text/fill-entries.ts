/** All orders of the digits of a number, each once: `112` has three. */
export function ordersOf(entry: string): string[] {
  if (entry.length < 2) return [entry];
  const found = new Set<string>();
  for (let at = 0; at < entry.length; at += 1)
    for (const rest of ordersOf(entry.slice(0, at) + entry.slice(at + 1)))
      found.add(`${entry[at] ?? ''}${rest}`);
  return [...found].sort();
}

const DIGITS = Array.from('0123456789');

/** Ways to fill in two-digit numbers by one digit. */
export const PAIR_FILLS = {
  /** With the digit in front. */
  front: (digit: string): string[] => DIGITS.map((other) => `${digit}${other}`),
  back: (digit: string): string[] => DIGITS.map((other) => `${other}${digit}`),
  /** With the digit anywhere: nineteen numbers. */
  doors: (digit: string): string[] => [...new Set([...PAIR_FILLS.front(digit), ...PAIR_FILLS.back(digit)])],
} as const;
export type PairFill = keyof typeof PAIR_FILLS;
