/** What three dice pay, shared by the host and the betting mat in the browser. */
const TOTAL_PAYS: Readonly<Record<number, number>> = {
  4: 60,
  5: 30,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 30,
  17: 60,
};
const DOUBLE_PAYS = 10;
const TRIPLE_PAYS = 180;
const ANY_TRIPLE_PAYS = 30;
const FACES = [1, 2, 3, 4, 5, 6] as const;

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);
const countOf = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length;
const isTriple = (dice: readonly number[]): boolean => new Set(dice).size === 1;

type Spot = { pays: number; wins: (dice: readonly number[]) => boolean };

/** Bets with a fixed price; a single face pays once for each die that shows it. */
const FIXED: ReadonlyMap<string, Spot> = new Map<string, Spot>([
  ['small', { pays: 1, wins: (dice) => !isTriple(dice) && sum(dice) <= 10 }],
  ['big', { pays: 1, wins: (dice) => !isTriple(dice) && sum(dice) >= 11 }],
  ['triple', { pays: ANY_TRIPLE_PAYS, wins: isTriple }],
  ...FACES.map(
    (face) =>
      [
        `triple${face}`,
        { pays: TRIPLE_PAYS, wins: (dice: readonly number[]) => countOf(dice, face) === 3 },
      ] as const,
  ),
  ...FACES.map(
    (face) =>
      [
        `double${face}`,
        { pays: DOUBLE_PAYS, wins: (dice: readonly number[]) => countOf(dice, face) >= 2 },
      ] as const,
  ),
  ...Object.entries(TOTAL_PAYS).map(
    ([total, pays]) =>
      [`total${total}`, { pays, wins: (dice: readonly number[]) => sum(dice) === Number(total) }] as const,
  ),
]);
const faceOf = (spot: string): number => Number(/^face([1-6])$/.exec(spot)?.[1] ?? 0);

export const isSicBoSpot = (spot: string): boolean => FIXED.has(spot) || faceOf(spot) > 0;
export const isFaceSpot = (spot: string): boolean => faceOf(spot) > 0;

/** What a bet pays to one; zero: lost. */
export function dicePay(spot: string, dice: readonly number[]): number {
  const fixed = FIXED.get(spot);
  if (fixed) return fixed.wins(dice) ? fixed.pays : 0;
  return countOf(dice, faceOf(spot));
}

/** The most that a bet pays to one, as printed on the mat. */
export const printedPay = (spot: string): string =>
  FIXED.has(spot) ? `${FIXED.get(spot)?.pays}:1` : '1–3:1';
export const diceTotal = sum;
