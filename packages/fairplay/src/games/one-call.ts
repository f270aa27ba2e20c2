import { type Fraction, compareFractions, shareMinor } from '../money.ts';
import type { NumberSource } from '../random.ts';

/** What a round paid. `facts` is plain JSON that a screen draws the result from. */
export type OneCallResult<Facts> = {
  /** Total payout as a ratio of the stake; the frame rounds the amount down once. */
  paid: Fraction;
  /** Whether the stake came back at least. */
  won: boolean;
  facts: Facts;
};

/** Returns by kind of bet, the lowest and the highest. */
export type Returns = { min: Fraction; max: Fraction };

/** A game whose whole round is one call. Pure: its numbers come only from the source. */
export type OneCallGame<Bet, Facts> = {
  id: string;
  rulesVersion: string;
  /** The bet in its canonical form; undefined for what the rules do not allow. */
  parseBet: (value: unknown) => Bet | undefined;
  /** The largest and the smallest payout of any outcome, as ratios of the stake. */
  worst: (bet: Bet) => Fraction;
  least: (bet: Bet) => Fraction;
  /**
   * In games with several spots, how many units lie on each: the stake must be a whole multiple of their sum, and each
   * part a stake that the merchant takes.
   */
  parts?: (bet: Bet) => readonly number[];
  play: (source: NumberSource, bet: Bet) => OneCallResult<Facts>;
  /** The exact return of a bet, with equally likely numbers. */
  returnOf: (bet: Bet) => Fraction;
  returns: Returns;
};

export const defineOneCall = <Bet, Facts>(game: OneCallGame<Bet, Facts>): OneCallGame<Bet, Facts> => game;

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };

/** A ratio given in ten-thousandths. */
export const ofE4 = (numerator: bigint): Fraction => ({ numerator, denominator: 10_000n });

export const isWon = ({ numerator, denominator }: Fraction): boolean => numerator >= denominator;

export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      };

export const timesFraction = (a: Fraction, numerator: bigint, denominator: bigint): Fraction => ({
  numerator: a.numerator * numerator,
  denominator: a.denominator * denominator,
});

/** Throws RangeError for an empty list. */
export const largest = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce((best, one) => (compareFractions(one, best) > 0 ? one : best), first(fractions));

/** Throws RangeError for an empty list. */
export const smallest = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce((best, one) => (compareFractions(one, best) < 0 ? one : best), first(fractions));

function first(fractions: readonly Fraction[]): Fraction {
  const [one] = fractions;
  if (!one) throw new RangeError('no fractions');
  return one;
}

/**
 * The part of a stake that counts towards turnover: what comes back in any case does not, and nothing counts when the
 * round returned exactly the stake.
 */
export function validBetMinor(stakeMinor: bigint, payoutMinor: bigint, least: Fraction): bigint {
  if (payoutMinor === stakeMinor) return 0n;
  const atRisk = stakeMinor - shareMinor(stakeMinor, least);
  return atRisk > 0n ? atRisk : 0n;
}

/** An object with exactly these keys; undefined for anything else. */
export function objectWith<const K extends string>(
  value: unknown,
  keys: readonly K[],
): Record<K, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const own = Object.keys(value);
  if (own.length !== keys.length || !keys.every((key) => Object.hasOwn(value, key))) return undefined;
  return value as Record<K, unknown>;
}

export const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
