import type { Fraction } from '../money.ts';
import { sumOf } from './combinatorics.ts';
import type { Pick, Play, PrizeClass, Result, Wins } from './types.ts';

/** A full price; 5000 pays half, 0 is closed. */
export const FULL_PRICE_BPS = 10_000;
/** The return to the player is group ÷ 2000. */
const GROUP_ONE = 2000n;

export type BetTerms = {
  /** The stake of one line, in the ledger's scale. */
  lineMinor: bigint;
  group: number;
  priceBps: number;
};

/** The group of a member who takes `rebateBps` of a granted rate in rebates and the rest in prizes. */
export const groupOf = (minGroup: number, rateBps: number, rebateBps: number): number =>
  minGroup + Math.floor((rateBps - rebateBps) / 5);

/** What one winning line pays, rounded down: what is displayed is paid. */
export const prizeMinor = (
  { lineMinor, group, priceBps }: BetTerms,
  { ways, outcomes }: PrizeClass,
): bigint =>
  (lineMinor * BigInt(group) * outcomes * BigInt(priceBps)) / (GROUP_ONE * ways * BigInt(FULL_PRICE_BPS));

/** The prizes of all classes of a play. */
export const prizesOf = (play: Play, terms: BetTerms): bigint[] =>
  play.classes.map((prizeClass) => prizeMinor(terms, prizeClass));

export const stakeMinor = (play: Play, pick: Pick, lineMinor: bigint): bigint =>
  BigInt(sumOf(play.law.lines(pick))) * lineMinor;

export const paysMinor = (wins: Wins, prizes: readonly bigint[]): bigint =>
  wins.reduce((sum, times, index) => sum + BigInt(times) * (prizes[index] ?? 0n), 0n);

/** What a bet pays under a result. */
export const payoutOf = (play: Play, pick: Pick, result: Result, terms: BetTerms): bigint =>
  paysMinor(play.law.wins(pick, play.see(result)), prizesOf(play, terms));

/** The most that a bet can pay. */
export const mostMinor = (play: Play, pick: Pick, terms: BetTerms): bigint =>
  paysMinor(play.law.mostWins(pick), prizesOf(play, terms));

/** What the house pays if a cell comes. */
export type CellLiability = { cell: string; liabilityMinor: bigint };

/** The exposure of a bet by cell; plays with too many cells count the most they can pay in `total`. */
export function liabilities(play: Play, pick: Pick, terms: BetTerms): CellLiability[] {
  const cells = play.law.cells?.(pick);
  if (!cells) return [{ cell: 'total', liabilityMinor: mostMinor(play, pick, terms) }];
  const prizes = prizesOf(play, terms);
  return cells.map(({ cell, prizeClass, wins }) => ({
    cell,
    liabilityMinor: BigInt(wins) * (prizes[prizeClass] ?? 0n),
  }));
}

/** The return of this very bet after rounding, to display: expected payout ÷ stake. */
export function returnOf(play: Play, pick: Pick, terms: BetTerms): Fraction {
  const prizes = prizesOf(play, terms);
  const lines = play.law.lines(pick);
  const common = play.classes.reduce((product, { outcomes }) => product * outcomes, 1n);
  const expected = play.classes.reduce(
    (sum, { ways, outcomes }, index) =>
      sum + (BigInt(lines[index] ?? 0) * ways * (prizes[index] ?? 0n) * common) / outcomes,
    0n,
  );
  return { numerator: expected, denominator: BigInt(sumOf(lines)) * terms.lineMinor * common };
}
