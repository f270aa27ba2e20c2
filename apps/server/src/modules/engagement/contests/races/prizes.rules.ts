import type { PlacePrize } from '@croupier/contract/contests/shapes.ts';
import { PAYABLE_UNIT_MINOR } from '../contests.config.ts';

/** Somebody with a score, in the order of the board: higher scores first, then who joined first. */
export type Scored = { memberId: string; score: bigint; joinedAt: Date };
export type PlacedPrize = { memberId: string; place: number; amountMinor: bigint };

export const lastPlace = (places: readonly PlacePrize[]): number => places.at(-1)?.until ?? 0;

/** The prize of a place that nobody shares; zero below the last one. */
export const prizeOf = (places: readonly PlacePrize[], place: number): bigint =>
  places.find(({ until }) => place <= until)?.amount ?? 0n;

/** All prizes together. */
export const poolOf = (places: readonly PlacePrize[]): bigint => {
  let before = 0;
  let sum = 0n;
  for (const { until, amount } of places) {
    sum += BigInt(until - before) * amount;
    before = until;
  }
  return sum;
};

/** The prizes of the places from `first` to `last`, both included. */
const sumOfPlaces = (places: readonly PlacePrize[], first: number, last: number): bigint => {
  let before = 0;
  let sum = 0n;
  for (const { until, amount } of places) {
    const count = Math.min(last, until) - Math.max(first, before + 1) + 1;
    if (count > 0) sum += BigInt(count) * amount;
    before = until;
  }
  return sum;
};

/**
 * Who gets what. Members with equal scores share the prizes of their places evenly, in payable units; what is left over
 * goes one unit each to those who joined first. Whoever scored nothing gets nothing.
 */
export function dividePrizes(places: readonly PlacePrize[], board: readonly Scored[]): PlacedPrize[] {
  const prizes: PlacedPrize[] = [];
  let place = 1;
  for (let start = 0; start < board.length && place <= lastPlace(places);) {
    const score = board[start]?.score ?? 0n;
    if (score <= 0n) break;
    let end = start;
    while (board[end]?.score === score) end += 1;
    const tied = board.slice(start, end).toSorted(byJoining);
    const sum = sumOfPlaces(places, place, place + tied.length - 1);
    prizes.push(...shareEvenly(sum, tied, place));
    place += tied.length;
    start = end;
  }
  return prizes;
}

const byJoining = (one: Scored, other: Scored): number =>
  one.joinedAt.getTime() - other.joinedAt.getTime() || (one.memberId < other.memberId ? -1 : 1);

function shareEvenly(sumMinor: bigint, tied: readonly Scored[], place: number): PlacedPrize[] {
  const units = sumMinor / PAYABLE_UNIT_MINOR;
  const count = BigInt(tied.length);
  const each = units / count;
  const more = units % count;
  // Prizes that are no whole units leave a rest below one unit, which the first one gets.
  const rest = sumMinor % PAYABLE_UNIT_MINOR;
  return tied.flatMap(({ memberId }, index) => {
    const own = each + (BigInt(index) < more ? 1n : 0n);
    const amountMinor = own * PAYABLE_UNIT_MINOR + (index === 0 ? rest : 0n);
    return amountMinor > 0n ? [{ memberId, place, amountMinor }] : [];
  });
}
