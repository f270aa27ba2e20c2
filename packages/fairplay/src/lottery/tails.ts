import type { Fraction } from '../money.ts';
import type { Pick } from './types.ts';

/** Chances of several independent uniform numbers out of `size`, such as the tails of all prizes, as exact fractions. */
export type Tails = { size: number; draws: number };

const power = (base: number, exponent: number): bigint => BigInt(base) ** BigInt(exponent);

export function chooseExact(n: number, k: number): bigint {
  let result = 1n;
  for (let step = 1; step <= k; step += 1) result = (result * BigInt(n - step + 1)) / BigInt(step);
  return k < 0 || k > n ? 0n : result;
}

export const tailOutcomes = ({ size, draws }: Tails): bigint => power(size, draws);

/** Results in which all of k given numbers come, by inclusion and exclusion. */
export function waysAllCome({ size, draws }: Tails, k: number): bigint {
  let ways = 0n;
  for (let missing = 0; missing <= k; missing += 1) {
    const term = chooseExact(k, missing) * power(size - missing, draws);
    ways += missing % 2 === 0 ? term : -term;
  }
  return ways;
}

/** Results in which none of k given numbers comes. */
export const waysNoneComes = ({ size, draws }: Tails, k: number): bigint => power(size - k, draws);

/** Results in which exactly `come` of `picked` numbers come. */
export const waysSomeCome = ({ size, draws }: Tails, picked: number, come: number): bigint =>
  chooseExact(picked, come) * waysAllCome({ size: size - (picked - come), draws }, come);

/** The numbers of all picks together. */
export const numbersIn = (picks: readonly Pick[]): number =>
  new Set(picks.flatMap(({ zones }) => zones.flat())).size;

/** The chance that a number of the picks comes at all. */
export const chanceAnyComes =
  (tails: Tails) =>
  (picks: readonly Pick[]): Fraction => ({
    numerator: tailOutcomes(tails) - waysNoneComes(tails, numbersIn(picks)),
    denominator: tailOutcomes(tails),
  });

function sumWays(tails: Tails, picked: number, counts: (come: number) => boolean): bigint {
  let ways = 0n;
  for (let come = 0; come <= Math.min(picked, tails.draws); come += 1)
    if (counts(come)) ways += waysSomeCome(tails, picked, come);
  return ways;
}

/**
 * The chance that k of the picked numbers come, or stay away. Several picks count as one pick of all their numbers,
 * which is at least the chance of any of them, and never more than the expected number of wins.
 */
const chanceOfMany =
  (tails: Tails, counts: (picked: number) => (come: number) => boolean, expected: (pick: Pick) => bigint) =>
  (picks: readonly Pick[]): Fraction => {
    const picked = numbersIn(picks);
    const ways = sumWays(tails, picked, counts(picked));
    const most = picks.reduce((sum, pick) => sum + expected(pick), 0n);
    return { numerator: ways < most ? ways : most, denominator: tailOutcomes(tails) };
  };

const linesOf = ({ zones }: Pick, k: number): bigint => chooseExact(zones.flat().length, k);

export const chanceAllCome = (tails: Tails, k: number) =>
  chanceOfMany(
    tails,
    () => (come) => come >= k,
    (pick) => linesOf(pick, k) * waysAllCome(tails, k),
  );

export const chanceNoneComes = (tails: Tails, k: number) =>
  chanceOfMany(
    tails,
    (picked) => (come) => picked - come >= k,
    (pick) => linesOf(pick, k) * waysNoneComes(tails, k),
  );
