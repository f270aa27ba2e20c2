import { lotteryDocument, type LotteryDocument } from '@croupier/contract/games/lottery-rules.ts';
import { z } from 'zod';
import type { Mode } from '../schedules/schedules.types.ts';
import type { Terms } from '../tickets/tickets.types.ts';
import { MODES } from './documents.config.ts';

/** A group is so many basis points of rate. */
const BPS_PER_GROUP = 5;

/** As it is stored: amounts are decimal texts. */
export const storedDocument = (document: LotteryDocument): unknown => z.encode(lotteryDocument, document);

/** Undefined for a document that does not have the form, such as one of a later version of the product. */
export function parseDocument(stored: unknown): LotteryDocument | undefined {
  const parsed = z.safeDecode(lotteryDocument, stored as z.input<typeof lotteryDocument>);
  return parsed.success ? parsed.data : undefined;
}

/** The first field that contradicts another one or its mode. */
export function documentProblem(document: LotteryDocument, mode: Mode): string | undefined {
  const { minGroup, maxGroup, rateBps, units, limits, playCuts } = document;
  const ceiling = MODES[mode];
  const step = units.at(-1) ?? 0n;
  const checks: readonly (readonly [string, boolean])[] = [
    ['maxGroup', maxGroup <= ceiling.maxGroup],
    ['minGroup', minGroup <= maxGroup],
    ['rateBps', rateBps <= (maxGroup - minGroup) * BPS_PER_GROUP && rateBps % BPS_PER_GROUP === 0],
    ['playCuts', Object.values(playCuts).every((cut) => cut < minGroup)],
    [
      'units',
      step > 0n && units.every((unit, at) => unit % step === 0n && unit < (units[at - 1] ?? unit + 1n)),
    ],
    ['limits.maxBet', limits.minBet <= limits.maxBet],
    ['limits.maxDrawStake', limits.maxBet <= limits.maxDrawStake],
    ['limits.maxNumberPayout', limits.maxNumberPayout > 0n],
  ];
  return checks.find(([, isRight]) => !isRight)?.[0];
}

/** What a member with this rate is sold. What the rate is worth ends at the highest group. */
export function termsOf(document: LotteryDocument, version: number, memberRateBps: number): Terms {
  const { minGroup, maxGroup, units, closedPlays, playCuts, limits } = document;
  return {
    version,
    minGroup,
    rateBps: Math.min(memberRateBps, (maxGroup - minGroup) * BPS_PER_GROUP),
    closedPlays: new Set(closedPlays),
    playCuts: new Map(Object.entries(playCuts)),
    limits: {
      lineStepMinor: units.at(-1) ?? 1n,
      minBetMinor: limits.minBet,
      maxBetMinor: limits.maxBet,
      maxDrawStakeMinor: limits.maxDrawStake,
      maxPayoutMinor: limits.maxPayout,
      maxCellMinor: limits.maxNumberPayout,
    },
  };
}
