import type { rebatesRoutes } from '@croupier/contract/agents/rebates.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { sumOf, toNumber } from '../parts/shares.ts';

export type Income = CallOutput<typeof rebatesRoutes.income>;

/** In the order in which they are stacked. */
export const STREAMS = ['own', 'share', 'dividend', 'daily', 'hourly', 'realtime'] as const;
export type Stream = (typeof STREAMS)[number];

export type StreamDay = { day: string; amounts: Readonly<Record<Stream, bigint>> };

const none = (): Record<Stream, bigint> =>
  Object.fromEntries(STREAMS.map((stream) => [stream, 0n])) as Record<Stream, bigint>;

/** What each stream brought on each of the days, also on those that brought nothing. */
export function streamDays(
  { days, contracts }: Pick<Income, 'days' | 'contracts'>,
  all: readonly string[],
): StreamDay[] {
  const byDay = new Map(all.map((day) => [day, none()]));
  for (const { day, own, share } of days) {
    const amounts = byDay.get(day);
    if (!amounts) continue;
    amounts.own += own;
    amounts.share += share;
  }
  for (const { day, kind, take } of contracts) {
    const amounts = byDay.get(day);
    if (amounts) amounts[kind] += take;
  }
  return [...byDay].map(([day, amounts]) => ({ day, amounts }));
}

/** The sum of each stream. */
export const streamSums = (days: readonly StreamDay[]): Record<Stream, bigint> =>
  Object.fromEntries(
    STREAMS.map((stream) => [stream, sumOf(days.map(({ amounts }) => amounts[stream]))]),
  ) as Record<Stream, bigint>;

/** Streams that brought anything; the others would only fill the legend. */
export const usedStreams = (sums: Readonly<Record<Stream, bigint>>): Stream[] =>
  STREAMS.filter((stream) => sums[stream] !== 0n);

/** The parts of a bar. */
export const partsOf = ({ amounts }: StreamDay, streams: readonly Stream[]): number[] =>
  streams.map((stream) => toNumber(amounts[stream]));
