import { type Fraction, type ReturnRange, RETURN_PERCENT, cutToE4 } from './money.ts';

export const minesRules = { version: 'mines/1', fields: 25, minMines: 1, maxMines: 24 } as const;

/** Number of safe fields. Throws RangeError if `mines` is not 1 to 24. */
export function safeFields(mines: number): number {
  if (!Number.isInteger(mines) || mines < minesRules.minMines || mines > minesRules.maxMines)
    throw new RangeError(`${mines} is no number of mines`);
  return minesRules.fields - mines;
}

/** Exact chance that the first `revealed` fields are all safe: C(25 − m, k) ÷ C(25, k). */
export function minesSurvival(mines: number, revealed: number): Fraction {
  const safe = safeFields(mines);
  if (!Number.isInteger(revealed) || revealed < 0 || revealed > safe)
    throw new RangeError(`${revealed} of ${safe} safe fields`);
  let numerator = 1n;
  let denominator = 1n;
  for (let opened = 0; opened < revealed; opened += 1) {
    numerator *= BigInt(safe - opened);
    denominator *= BigInt(minesRules.fields - opened);
  }
  return { numerator, denominator };
}

/**
 * The multiplier for cashing out after `revealed` safe fields: 0.99 ÷ chance, truncated to 4 decimals; 0 before the
 * first field. Throws RangeError for impossible numbers of mines or safe fields.
 */
export function minesMultiplierE4(mines: number, revealed: number): bigint {
  const { numerator, denominator } = minesSurvival(mines, revealed);
  if (revealed === 0) return 0n;
  return cutToE4({ numerator: RETURN_PERCENT * denominator, denominator: 100n * numerator }, 4);
}

/** All multipliers: entry 0 is after one safe field, the last after all of them. */
export const minesMultipliers = (mines: number): bigint[] =>
  Array.from({ length: safeFields(mines) }, (_, index) => minesMultiplierE4(mines, index + 1));

/** Exact return of a player who always stops after `revealed` safe fields. */
export function minesRtp(mines: number, revealed: number): Fraction {
  const { numerator, denominator } = minesSurvival(mines, revealed);
  return {
    numerator: numerator * minesMultiplierE4(mines, revealed),
    denominator: denominator * 10_000n,
  };
}

/**
 * Returns over all numbers of mines and all stopping points. Any mixed strategy returns something in between, because
 * opened fields reveal nothing about the mines. Returns are below 99 % because the multiplier is truncated to four
 * decimals. The bias of the draw itself (2³² numbers over 25 fields) is below a millionth.
 */
export const minesRtpRange: ReturnRange = {
  min: { numerator: 6_187n, denominator: 6_250n },
  max: { numerator: 99n, denominator: 100n },
  minPpm: 989_920,
  maxPpm: 990_000,
};
