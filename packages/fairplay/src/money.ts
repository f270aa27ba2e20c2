/** Multipliers are in ten-thousandths: 19_800n is 1.98×. */
export const MULTIPLIER_ONE_E4 = 10_000n;

/** The return of every in-house game before multipliers are truncated: 99 %. */
export const RETURN_PERCENT = 99n;

/** An exact ratio with a positive denominator. */
export type Fraction = { numerator: bigint; denominator: bigint };

/** The lowest and highest return over all possible bets, exact and in millionths rounded outwards. */
export type ReturnRange = { min: Fraction; max: Fraction; minPpm: number; maxPpm: number };

/** The payout of a stake, in the stake's scale, rounded down. Throws RangeError for a negative stake or multiplier. */
export function payoutMinor(stakeMinor: bigint, multiplierE4: bigint): bigint {
  if (stakeMinor < 0n) throw new RangeError(`stake ${stakeMinor} is negative`);
  if (multiplierE4 < 0n) throw new RangeError(`multiplier ${multiplierE4} is negative`);
  return (stakeMinor * multiplierE4) / MULTIPLIER_ONE_E4;
}

/** A share of an amount, such as the payout of a stake, rounded down. Throws RangeError for a negative amount or share. */
export function shareMinor(amountMinor: bigint, { numerator, denominator }: Fraction): bigint {
  if (amountMinor < 0n) throw new RangeError(`amount ${amountMinor} is negative`);
  if (numerator < 0n) throw new RangeError('the share is negative');
  return (amountMinor * numerator) / denominator;
}

/** The ratio as a multiplier, truncated to 2 or 4 decimals. */
export function cutToE4({ numerator, denominator }: Fraction, decimals: 2 | 4): bigint {
  const stepE4 = decimals === 2 ? 100n : 1n;
  return ((numerator * MULTIPLIER_ONE_E4) / (denominator * stepE4)) * stepE4;
}

/** Negative, zero or positive if `a` is less than, equal to or greater than `b`. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return Number(difference > 0n) - Number(difference < 0n);
}

/** In millionths, rounded down: 99/100 is 990000. */
export const floorPpm = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 1_000_000n) / denominator);

/** In millionths, rounded up. */
export const ceilPpm = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 1_000_000n + denominator - 1n) / denominator);

/**
 * The return that is printed on tiles, pages and lists, in hundredths of a percent. It is cut, so that no return looks
 * higher than it is.
 */
export const printedReturnBps = (ppm: number): number => Math.floor(ppm / 100);

/** The range of a list of returns. Throws RangeError if the list is empty. */
export function returnRange(returns: readonly Fraction[]): ReturnRange {
  const [first, ...rest] = returns;
  if (!first) throw new RangeError('no returns');
  let min = first;
  let max = first;
  for (const one of rest) {
    if (compareFractions(one, min) < 0) min = one;
    if (compareFractions(one, max) > 0) max = one;
  }
  return { min, max, minPpm: floorPpm(min), maxPpm: ceilPpm(max) };
}
