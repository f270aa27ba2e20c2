import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** Lists show at most so many days. */
export const LIST_DAYS_MAX = 35;
/** The caller's own totals may cover more. */
export const TOTAL_DAYS_MAX = 400;

const daysOf = ({ from, until }: { from: string; until: string }): number =>
  (Date.parse(until) - Date.parse(from)) / DAY_MILLISECONDS + 1;

/** Settlement days from `from` up to and including `until`. */
export const dayFields = { from: z.iso.date(), until: z.iso.date() };
export const isDaySpan =
  (maxDays: number) =>
  (span: { from: string; until: string }): boolean =>
    daysOf(span) >= 1 && daysOf(span) <= maxDays;
export const daySpanProblem = { path: ['until'], message: 'too many days, or none' };

/** What one member or a whole team settled and moved. */
export const teamFigures = z.object({
  deposits: money,
  withdrawals: money,
  stake: money,
  validBet: money,
  payout: money,
  rebates: money,
  bonuses: money,
  /** What the members won: payouts, rebates and bonuses less stakes. Negative when they lost. */
  netResult: money,
});
export type TeamFigures = z.output<typeof teamFigures>;

export const classFigures = z.object({ class: z.string(), stake: money, validBet: money, payout: money });

/** Who somebody is, for people above and operators. */
export const linePerson = z.object({ id, account: z.string(), nickname: z.string(), type: z.int() });

/** Figures are complete up to here; null before the first five minutes were added up. */
export const figuresUntil = instant.nullable();

/** An opaque position in a list. */
export const listCursor = z
  .string()
  .min(1)
  .max(2000)
  .regex(/^[\w-]+$/);
