import { z } from 'zod';
import { money } from '../money.ts';
import { rewardKind } from './words.ts';

/** A reward of a grant. Counted ones, such as free rounds, have whole amounts. */
export const grantedReward = z.object({
  kind: rewardKind,
  amountMinor: money,
  /** The raffle, good or badge. */
  of: z.string().optional(),
  gameId: z.string().optional(),
  stakeMinor: money.optional(),
  days: z.int().optional(),
  /** It must be wagered before it can be withdrawn. */
  playThrough: z.boolean().optional(),
  /** Which outcome of a wheel, from 0. */
  outcome: z.int().optional(),
});
export type GrantedReward = z.output<typeof grantedReward>;
export const grantedRewards = z.array(grantedReward).max(8);

export const because = z.object({
  key: z.string(),
  isMet: z.boolean(),
  have: z.string().optional(),
  need: z.string().optional(),
});
export type Because = z.infer<typeof because>;
