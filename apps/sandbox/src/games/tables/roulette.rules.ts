/** The bets of a roulette with one zero, shared by the wheel's host and the betting mat in the browser. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const colorOf = (number: number): 'zero' | 'red' | 'black' => {
  if (number === 0) return 'zero';
  return RED.has(number) ? 'red' : 'black';
};

const ALL = Array.from({ length: 36 }, (_, index) => index + 1);
const OUTSIDE: Readonly<Record<string, readonly number[]>> = {
  red: ALL.filter((number) => RED.has(number)),
  black: ALL.filter((number) => !RED.has(number)),
  odd: ALL.filter((number) => number % 2 === 1),
  even: ALL.filter((number) => number % 2 === 0),
  low: ALL.slice(0, 18),
  high: ALL.slice(18),
  dozen1: ALL.slice(0, 12),
  dozen2: ALL.slice(12, 24),
  dozen3: ALL.slice(24),
  column1: ALL.filter((number) => number % 3 === 1),
  column2: ALL.filter((number) => number % 3 === 2),
  column3: ALL.filter((number) => number % 3 === 0),
};

/** Numbers that lie next to each other on the mat, each group sorted. */
function insideBets(): number[][] {
  const rows = Array.from({ length: 12 }, (_, row) => [row * 3 + 1, row * 3 + 2, row * 3 + 3]);
  const splits = ALL.flatMap((number) => [
    ...(number % 3 === 0 ? [] : [[number, number + 1]]),
    ...(number > 33 ? [] : [[number, number + 3]]),
  ]);
  const corners = ALL.filter((number) => number % 3 !== 0 && number <= 32).map((number) => [
    number,
    number + 1,
    number + 3,
    number + 4,
  ]);
  const sixLines = rows.slice(0, -1).map((row, index) => [...row, ...(rows[index + 1] ?? [])]);
  const atZero = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 1, 2],
    [0, 2, 3],
    [0, 1, 2, 3],
  ];
  return [[0], ...ALL.map((number) => [number]), ...splits, ...rows, ...corners, ...sixLines, ...atZero];
}

/** Every bet by its name: a word, or its numbers joined by dashes. */
export const BETS: ReadonlyMap<string, readonly number[]> = new Map([
  ...insideBets().map((numbers) => [numbers.join('-'), numbers] as const),
  ...Object.entries(OUTSIDE),
]);

/** A bet on k numbers gives back 36 / k times the stake, so every bet returns 36 of 37. */
export const timesStake = (spot: string): number => 36 / (BETS.get(spot)?.length ?? 36);
