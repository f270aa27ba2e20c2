import { z } from 'zod';
import { money, positiveMoney } from '../money.ts';

/** A group of 2000 would return everything. */
export const FULL_GROUP = 2_000;
const MAX_PLAYS = 400;
const MAX_UNITS = 8;
const MAX_RATE_BPS = 2_000;

export const playCode = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,31}$/);
export const prizeGroup = z.int().min(1).max(FULL_GROUP);

/** What a merchant decides about a lottery; each version of it is kept. */
export const lotteryDocument = z.object({
  /** Whether the lottery is on sale. */
  isOn: z.boolean(),
  /** The group of a member without any rate, and the highest one that a rate can be taken as. */
  minGroup: prizeGroup,
  maxGroup: prizeGroup,
  /** The rate of members who have no agent; a group is five basis points. */
  rateBps: z.int().min(0).max(MAX_RATE_BPS),
  /** What a line may cost, the largest first; stakes are multiples of the smallest. */
  units: z.array(positiveMoney).min(1).max(MAX_UNITS),
  closedPlays: z.array(playCode).max(MAX_PLAYS),
  /** By so much the groups of a play are lower than those of the lottery. */
  playCuts: z.record(playCode, z.int().min(0).max(FULL_GROUP)),
  limits: z.object({
    minBet: positiveMoney,
    maxBet: positiveMoney,
    /** Of one member in one draw. */
    maxDrawStake: positiveMoney,
    /** What one ticket may win. */
    maxPayout: positiveMoney,
    /** What the house may have to pay if one number comes. */
    maxNumberPayout: money,
  }),
});
export type LotteryDocument = z.infer<typeof lotteryDocument>;
