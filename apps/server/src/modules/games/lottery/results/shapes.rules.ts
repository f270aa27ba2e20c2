import type { Family } from '../schedules/schedules.types.ts';

/** A prize of a result: how many numbers it has, and what each looks like. */
export type Prize = { code: string; count: number; digits: number; pattern: RegExp };

const digits = (code: string, length: number, count = 1): Prize => ({
  code,
  count,
  digits: length,
  pattern: new RegExp(`^\\d{${length}}$`),
});
const ranks = (count: number, size: 10 | 11): Prize => ({
  code: 'ranks',
  count,
  digits: 2,
  pattern: size === 10 ? /^(?:0[1-9]|10)$/ : /^(?:0[1-9]|1[01])$/,
});

/** Every prize of a family in the order of the stored numbers, which is that in which its plays read them. */
export const SHAPES: Readonly<Record<Family, readonly Prize[]>> = {
  ssc: [digits('digits', 1, 5)],
  '3d': [digits('digits', 1, 3)],
  '11x5': [ranks(5, 11)],
  k3: [{ code: 'dice', count: 3, digits: 1, pattern: /^[1-6]$/ }],
  pk10: [ranks(10, 10)],
  thai: [digits('first', 6), digits('back2', 2), digits('front3', 3, 2), digits('back3', 3, 2)],
  lao: [digits('first', 4)],
  hanoi: [digits('first', 5), digits('g1', 5)],
  'vn-north': [
    digits('db', 5),
    digits('g1', 5),
    digits('g2', 5, 2),
    digits('g3', 5, 6),
    digits('g4', 4, 4),
    digits('g5', 4, 6),
    digits('g6', 3, 3),
    digits('g7', 2, 4),
  ],
  'vn-south': [
    digits('db', 6),
    digits('g1', 5),
    digits('g2', 5),
    digits('g3', 5, 2),
    digits('g4', 5, 7),
    digits('g5', 4),
    digits('g6', 4, 3),
    digits('g7', 3),
    digits('g8', 2),
  ],
};

type Part = Prize & { from: number };

function partsOf(family: Family): Part[] {
  let from = 0;
  return SHAPES[family].map((prize) => {
    const part = { ...prize, from };
    from += prize.count;
    return part;
  });
}

/** Whether numbers are complete and have the form of the family's results. */
export function fitsFamily(family: Family, numbers: readonly string[]): boolean {
  const parts = partsOf(family);
  const isComplete = numbers.length === parts.reduce((sum, { count }) => sum + count, 0);
  const areValid = parts.every(({ from, count, pattern }) =>
    numbers.slice(from, from + count).every((number) => pattern.test(number)),
  );
  const isOrder = family === '11x5' || family === 'pk10';
  return isComplete && areValid && (!isOrder || new Set(numbers).size === numbers.length);
}

/** Numbers by the code of their prize. */
export const byPrize = (family: Family, numbers: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    partsOf(family).map(({ code, from, count }) => [code, numbers.slice(from, from + count)]),
  );

type Prizes = Readonly<Record<string, readonly string[]>>;

/** The Hanoi lottery is decided by two prizes of the north. */
const ofHanoi = ({ db = [], g1 = [] }: Prizes): Prizes => ({ first: db, g1 });

/** The numbers of a family from the prizes of a feed; undefined while they are incomplete or malformed. */
export function numbersOf(family: Family, prizes: Prizes): string[] | undefined {
  const own = family === 'hanoi' ? ofHanoi(prizes) : prizes;
  const numbers = SHAPES[family].flatMap(({ code }) => own[code] ?? []);
  return fitsFamily(family, numbers) ? numbers : undefined;
}

/** Equal for equal results: within a prize of several numbers their order means nothing, but in draws of digits. */
export const comparable = (family: Family, numbers: readonly string[]): string =>
  partsOf(family)
    .map(({ from, count, code }) => {
      const own = numbers.slice(from, from + count);
      const isOrdered = code === 'digits' || code === 'ranks' || code === 'dice';
      return (isOrdered ? own : own.toSorted()).join(',');
    })
    .join('|');
