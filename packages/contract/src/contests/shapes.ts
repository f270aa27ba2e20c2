import { z } from 'zod';
import { money, positiveMoney } from '../money.ts';
import { grantedReward, grantedRewards } from '../promotions/granted.ts';
import { playClass, triggerEvent } from '../promotions/words.ts';

/** The rules of a contest by its kind: stored with it, and shown. */

const gameId = z.string().regex(/^[a-z][a-z0-9-]{0,79}$/);

export const missionStep = z.object({
  do: z.enum(['bet', 'rounds', 'deposit', 'event']),
  /** Only play of this class or game counts. */
  class: playClass.nullable(),
  gameId: gameId.nullable(),
  /** Of `event`. */
  event: triggerEvent.nullable(),
  /** Money, or a count in whole units. */
  target: positiveMoney,
});
export type MissionStep = z.output<typeof missionStep>;

const place = z.object({
  /** The last place that gets this much; the one before ends at the row before. */
  until: z.int().min(1).max(100_000),
  amount: positiveMoney,
});
export type PlacePrize = z.output<typeof place>;

export const RACE_SCORES = ['validBet', 'rounds', 'bestMultiplier', 'multipliers'] as const;
export type RaceScore = (typeof RACE_SCORES)[number];

export const missionShape = z.object({
  kind: z.literal('mission'),
  steps: z.array(missionStep).min(1).max(12),
  /** What it gives who has done all steps. */
  rewards: grantedRewards,
});
export const raceShape = z.object({
  kind: z.literal('race'),
  by: z.enum(RACE_SCORES),
  /** All classes if empty. */
  classes: z.array(playClass).max(12),
  minStake: money,
  /** The highest multiplier that counts of one round, in hundredths. */
  cap: z.int().min(100).max(100_000_000).nullable(),
  places: z.array(place).min(1).max(100),
});
export const raffleShape = z.object({
  kind: z.literal('raffle'),
  perBet: positiveMoney.nullable(),
  maxTickets: z.int().min(1).max(100_000),
  mayWinAgain: z.boolean(),
  prizes: z
    .array(z.object({ count: z.int().min(1).max(10_000), amount: positiveMoney }))
    .min(1)
    .max(50),
});
export const envelopeShape = z.object({
  kind: z.literal('envelope'),
  pool: positiveMoney,
  minShare: positiveMoney,
  /** Number of shares of an envelope; null for a rain, which is divided among those who joined. */
  shares: z.int().min(1).max(100_000).nullable(),
  joinSeconds: z.int().min(10).max(86_400).nullable(),
});
export const wheelShape = z.object({
  kind: z.literal('wheel'),
  /** What the amounts are of. */
  reward: grantedReward,
  outcomes: z
    .array(z.object({ weight: z.int().min(1).max(1_000_000), amount: money }))
    .min(2)
    .max(24),
});

export const contestShape = z.discriminatedUnion('kind', [
  missionShape,
  raceShape,
  raffleShape,
  envelopeShape,
  wheelShape,
]);
export type ContestShape = z.output<typeof contestShape>;
export type ContestKind = ContestShape['kind'];
export type ShapeOf<K extends ContestKind> = Extract<ContestShape, { kind: K }>;
