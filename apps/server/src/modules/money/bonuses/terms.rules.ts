import type { BonusTerms } from '@croupier/contract/bonuses/terms.ts';
import { contributionOf, type BonusGame } from '@croupier/contract/bonuses/contributions.ts';
import type { Bonus } from './bonuses.types.ts';

const FULL = 10_000n;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** Open rounds of an expired bonus may still finish for so long. */
const FINISH_MILLISECONDS = 48 * 60 * 60_000;

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MILLISECONDS);

/** What must be wagered in all. */
export const requiredOf = (
  { wagerTimes, wagerOf }: BonusTerms,
  { amountMinor, baseMinor }: { amountMinor: bigint; baseMinor: bigint },
): bigint => BigInt(wagerTimes) * (wagerOf === 'bonus' ? amountMinor : amountMinor + baseMinor);

export const countedOf = (terms: BonusTerms, game: BonusGame, validBetMinor: bigint): bigint =>
  (validBetMinor * BigInt(contributionOf(terms, game))) / FULL;

/** Whether stakes may use it: it plays, and its time is not over. */
export const takesStakes = ({ state, expiresAt }: Bonus, at: Date): boolean =>
  state === 'playing' && expiresAt !== null && at < expiresAt;

/** Whether an expired bonus ends now: nothing that counts is open, or its rounds had time enough. */
export const isOver = ({ expiresAt, openRounds }: Bonus, at: Date): boolean =>
  expiresAt !== null &&
  at >= expiresAt &&
  (openRounds === 0 || at.getTime() >= expiresAt.getTime() + FINISH_MILLISECONDS);
