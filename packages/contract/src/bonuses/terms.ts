import { z } from 'zod';
import { positiveMoney } from '../money.ts';

/** Hundredths of a percent; 10,000 counts in full. */
const contribution = z.int().min(0).max(10_000);
const contributions = z.record(z.string().max(64), contribution);
const names = z.array(z.string().max(64)).max(500);

/** Which money pays a stake first: the member's own, or the bonus. Fixed once the bonus has started. */
export const ORDERS_OF_FUNDS = ['main_first', 'bonus_first'] as const;

/**
 * The terms of a bonus: what must be wagered until its money belongs to the member. They never change once the bonus is
 * issued.
 */
export const bonusTerms = z.object({
  /** How often the base must be wagered. */
  wagerTimes: z.int().min(0).max(100),
  /** The base: the bonus alone, or together with the deposit that it was given for. */
  wagerOf: z.enum(['bonus', 'bonus_and_deposit']).default('bonus'),
  /** From the start of the bonus. */
  days: z.int().min(1).max(365),
  /** How long a bonus may wait to be started. */
  startWithinDays: z.int().min(1).max(365).default(30),
  /** The most that may be staked in a round with bonus money in it; null without a limit. */
  maxBet: positiveMoney.nullable().default(null),
  order: z.enum(ORDERS_OF_FUNDS).default('main_first'),
  /** What becomes the member's own: everything, or only what was won with it. */
  convert: z.enum(['all', 'winnings_only']).default('all'),
  /** What happens to the bonus if the member withdraws before its end. */
  onWithdrawal: z.enum(['keep', 'forfeit']).default('keep'),
  /** How much of a valid bet counts: by the game, else its vendor, else its category, else the default. */
  contributions: z
    .object({
      games: contributions.default({}),
      vendors: contributions.default({}),
      categories: contributions.default({}),
      default: contribution.default(10_000),
    })
    .default({ games: {}, vendors: {}, categories: {}, default: 10_000 }),
  /** Games that take own money only, and whose bets do not count. */
  barred: z
    .object({ games: names.default([]), vendors: names.default([]), categories: names.default([]) })
    .default({ games: [], vendors: [], categories: [] }),
});
export type BonusTerms = z.infer<typeof bonusTerms>;

export const BONUS_STATES = ['waiting', 'playing', 'ended'] as const;
export const bonusState = z.enum(BONUS_STATES);
export type BonusState = z.infer<typeof bonusState>;

/**
 * How a bonus ended: its terms were met, its money was used up, the member left it, its time was over, the member
 * withdrew, was excluded, or operators revoked it.
 */
export const BONUS_ENDS = [
  'met',
  'used_up',
  'cancelled',
  'expired',
  'withdrawn',
  'excluded',
  'revoked',
] as const;
export const bonusEnd = z.enum(BONUS_ENDS);
export type BonusEnd = z.infer<typeof bonusEnd>;
