import type { Round } from '../rounds/index.ts';
import { BIG_WIN_TIMES, LARGEST, OTHERS } from './live-bets.config.ts';
import type { LiveRow } from './live-bets.types.ts';

/** What is collected of a merchant in one tick: a count, the largest bets, and a fair sample of the others. */
export type Sample = { count: number; largest: Round[]; others: Round[]; passed: number };

export const emptySample = (): Sample => ({ count: 0, largest: [], others: [], passed: 0 });

const maxOf = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** How large a bet is to others: by stake or by payout. */
export const sizeOf = ({ stakeMinor, payoutMinor }: Pick<Round, 'stakeMinor' | 'payoutMinor'>): bigint =>
  maxOf(stakeMinor, payoutMinor);

/** Every other bet has the same chance to be kept. @param random from 0 up to, but not including, 1 */
function keepOther(sample: Sample, round: Round, random: () => number): void {
  sample.passed += 1;
  if (sample.others.length < OTHERS) {
    sample.others.push(round);
    return;
  }
  const place = Math.floor(random() * sample.passed);
  if (place < OTHERS) sample.others[place] = round;
}

/** A few comparisons for each bet, however many there are. */
export function addTo(sample: Sample, round: Round, random: () => number): void {
  sample.count += 1;
  const { largest } = sample;
  const at = largest.findLastIndex((known) => sizeOf(known) >= sizeOf(round)) + 1;
  if (at >= LARGEST) {
    keepOther(sample, round, random);
    return;
  }
  largest.splice(at, 0, round);
  const dropped = largest.length > LARGEST ? largest.pop() : undefined;
  if (dropped) keepOther(sample, dropped, random);
}

/** Newest first. */
export const roundsOf = ({ largest, others }: Sample): Round[] =>
  [...largest, ...others].toSorted((a, b) => (b.settledAt?.getTime() ?? 0) - (a.settledAt?.getTime() ?? 0));

/** The highest payout among the big wins; undefined without one. */
export const biggestWin = (rows: readonly LiveRow[]): LiveRow | undefined =>
  rows
    .filter(
      ({ isHigh, stakeMinor, payoutMinor }) =>
        isHigh && stakeMinor > 0n && payoutMinor >= stakeMinor * BIG_WIN_TIMES,
    )
    .toSorted((a, b) => Number(b.payoutMinor - a.payoutMinor))[0];
