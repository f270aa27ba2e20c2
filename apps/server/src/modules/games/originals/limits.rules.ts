import { nineLanterns } from '@croupier/fairplay/games/slots.ts';
import { MULTIPLIER_ONE_E4, shareMinor, type Fraction } from '@croupier/fairplay/money.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { appError } from '../../../platform/http/errors.ts';
import { originalsErrors } from './originals.errors.ts';

/** Limits of one bet, set by the merchant; in the ledger's scale. */
export type Limits = { minStakeMinor: bigint; maxStakeMinor: bigint; maxPayoutMinor: bigint };

/** What the merchant's law says about the pace of rounds; times in milliseconds from start to start. */
export type Pace = { autoplay: boolean; minRoundMs: number; minSlotsRoundMs: number };

const SLOTS: ReadonlySet<string> = new Set([nineLanterns.id]);

export const minMillisecondsOf = (gameId: string, { minRoundMs, minSlotsRoundMs }: Pace): number =>
  SLOTS.has(gameId) ? minSlotsRoundMs : minRoundMs;

/** Whether a player who began the last round then, in any in-house game, has to wait before the next one. */
export const isTooSoon = (lastRoundAt: Date | null, at: Date, minMilliseconds: number): boolean =>
  minMilliseconds > 0 && lastRoundAt !== null && at.getTime() - lastRoundAt.getTime() < minMilliseconds;

/** @throws `originals.stake_out_of_limits` */
export function checkStake(stakeMinor: bigint, { minStakeMinor, maxStakeMinor }: Limits): void {
  if (stakeMinor >= minStakeMinor && stakeMinor <= maxStakeMinor) return;
  throw fieldRefusal(originalsErrors.stakeOutOfLimits, 'stake', 'field.invalid');
}

/**
 * Refuses a bet whose largest payout would have to be capped, so that every win is paid as quoted.
 *
 * @throws `originals.payout_above_limit`
 */
export function checkWorstPayout(stakeMinor: bigint, worst: Fraction, { maxPayoutMinor }: Limits): void {
  if (shareMinor(stakeMinor, worst) > maxPayoutMinor) throw appError(originalsErrors.payoutAboveLimit);
}

/** The same for a multiplier. @throws as `checkWorstPayout` */
export const checkPayout = (stakeMinor: bigint, multiplierE4: bigint, limits: Limits): void =>
  checkWorstPayout(stakeMinor, { numerator: multiplierE4, denominator: MULTIPLIER_ONE_E4 }, limits);
