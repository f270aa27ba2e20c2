import { z } from 'zod';
import { positiveMoney } from '../money.ts';
import { playClass } from './words.ts';

/** What must be played before bonus money becomes the member's own. */
export const release = z.strictObject({
  /** How many times it must be wagered. */
  times: z.int().min(0).max(100),
  /** What is multiplied. */
  of: z.enum(['bonus', 'bonusAndDeposit']),
  /** From the start of the bonus. */
  days: z.int().min(1).max(365),
  /** How long it may wait to be started. */
  startWithinDays: z.int().min(1).max(365),
  /** The highest bet that touches bonus money. */
  maxBet: positiveMoney.nullable(),
  order: z.enum(['main_first', 'bonus_first']),
  /** How much of a bet counts, by class of games, in percent; classes that are missing count in full. */
  contributions: z.array(z.strictObject({ class: playClass, percent: z.int().min(0).max(100) })).max(12),
  /** Games that take own money only, and whose bets do not count. */
  barred: z.array(playClass).max(12),
  /** `all`: everything becomes the member's own; `winningsOnly`: the bonus itself stays with the house. */
  convert: z.enum(['all', 'winningsOnly']),
  onWithdrawal: z.enum(['forfeit', 'keep']),
});
export type Release = z.output<typeof release>;
