import { combinations, range, sorted, sumOf, tally } from './combinatorics.ts';
import type { Feature } from './views.ts';

/** Features turn the symbols at a play's places into what its law sees. Symbols are indices of an alphabet. */

export const DIGITS = range(10).map(String);
export const SIGNS = ['big', 'small', 'odd', 'even'] as const;
export const DUELS = ['dragon', 'tiger', 'tie'] as const;
export const SHAPES = ['leopard', 'straight', 'pair', 'half', 'mixed'] as const;
export const BULLS = ['none', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'bull'] as const;
export const HANDS = ['five', 'four', 'full', 'straight', 'three', 'twopair', 'pair', 'high'] as const;

/** All numbers of so many digits: `00` to `99`. */
export const numbersOf = (digits: number): string[] =>
  range(10 ** digits).map((number) => String(number).padStart(digits, '0'));
/** `01` to `11`. */
export const ranksOf = (size: number): string[] =>
  range(size, 1).map((number) => String(number).padStart(2, '0'));

export const asBag: Feature = (symbols) => [sorted(symbols)];
export const asSet: Feature = (symbols) => [sorted([...new Set(symbols)])];

/** Each symbol alone: what a single-valued feature can show. */
export const singles = (alphabet: readonly string[]): number[][] =>
  range(alphabet.length).map((one) => [one]);

const signs = (isBig: boolean, isOdd: boolean): number[] => [isBig ? 0 : 1, isOdd ? 2 : 3];
/** The signs that can stand together. */
export const SIGN_IMAGE: readonly (readonly number[])[] = [
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
];

export const digitSigns: Feature = (digits) => digits.map((digit) => signs(digit >= 5, digit % 2 === 1));

/** Signs of each rank: the symbol 0 is number 1. */
export const rankSigns: Feature = (ranks) => ranks.map((rank) => signs(rank + 1 >= 6, rank % 2 === 0));

/** Signs of the sum, big from a bound; `first` is the number of symbol 0. */
export const sumSigns = (big: number, first = 0): Feature => {
  return (symbols) => {
    const sum = sumOf(symbols) + symbols.length * first;
    return [signs(sum >= big, sum % 2 === 1)];
  };
};

/** The sum, as an index above the smallest. */
export const sumFeature: Feature = (symbols) => [[sumOf(symbols)]];
export const spanOf = (symbols: readonly number[]): number => Math.max(...symbols) - Math.min(...symbols);
export const spanFeature: Feature = (symbols) => [[spanOf(symbols)]];
export const tailFeature: Feature = (symbols) => [[sumOf(symbols) % 10]];

export const duelFeature: Feature = ([first = 0, second = 0]) => [
  [first === second ? 2 : Number(first < second)],
];

/** Symbols that occur at least so often. */
export const atLeast =
  (times: number): Feature =>
  (symbols) => [sorted([...tally(symbols)].filter(([, count]) => count >= times).map(([symbol]) => symbol))];

/** Steps between neighbours on the circle of digits, where 0 follows 9. */
const circleGaps = (digits: readonly number[]): number[] =>
  sorted(digits).map((digit, index, list) => ((list[index + 1] ?? (list[0] ?? 0) + 10) - digit + 10) % 10);

const isCircleStraight = (digits: readonly number[]): boolean =>
  circleGaps(digits).filter((gap) => gap === 1).length === digits.length - 1;

/** Leopard, straight (890 and 901 too), pair, two neighbours, or none of these. */
export const shapeFeature: Feature = (digits) => {
  const different = new Set(digits).size;
  if (different === 1) return [[0]];
  if (different === 2) return [[2]];
  if (isCircleStraight(digits)) return [[1]];
  return [[circleGaps(digits).includes(1) ? 3 : 4]];
};

/** Bull value: three digits make tens, the other two count modulo ten; 10 if they make tens as well, 0 for no bull. */
export function bullOf(digits: readonly number[]): number {
  const total = sumOf(digits);
  for (const rest of combinations(digits, 2))
    if ((total - sumOf(rest)) % 10 === 0) return sumOf(rest) % 10 || 10;
  return 0;
}
export const bullFeature: Feature = (digits) => [[bullOf(digits)]];
export const bullSigns: Feature = (digits) => {
  const bull = bullOf(digits);
  return [bull === 0 ? [] : signs(bull >= 6, bull % 2 === 1)];
};

const HAND_BY_COUNTS: Readonly<Record<string, number>> = {
  '5': 0,
  '41': 1,
  '32': 2,
  '311': 4,
  '221': 5,
  '2111': 6,
};
export const handFeature: Feature = (digits) => {
  const counts = sorted([...tally(digits).values()])
    .reverse()
    .join('');
  return [[HAND_BY_COUNTS[counts] ?? (isCircleStraight(digits) ? 3 : 7)]];
};
