import type { BonusTerms } from '@croupier/contract/bonuses/terms.ts';
import type { Bonus, BonusGame } from './bonuses.types.ts';

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

/** Whether a game takes own money only. */
export const isBarred = ({ barred }: BonusTerms, game: BonusGame): boolean =>
  barred.games.includes(game.gameId) ||
  barred.vendors.includes(game.vendor) ||
  barred.categories.includes(game.class);

/** How much of a valid bet counts in a game, of 10,000. */
export const contributionOf = ({ contributions }: BonusTerms, game: BonusGame): number =>
  contributions.games[game.gameId] ??
  contributions.vendors[game.vendor] ??
  contributions.categories[game.class] ??
  contributions.default;

export const countedOf = (terms: BonusTerms, game: BonusGame, validBetMinor: bigint): bigint =>
  isBarred(terms, game) ? 0n : (validBetMinor * BigInt(contributionOf(terms, game))) / FULL;

/** Whether stakes may use it: it plays, and its time is not over. */
export const takesStakes = ({ state, expiresAt }: Bonus, at: Date): boolean =>
  state === 'playing' && expiresAt !== null && at < expiresAt;

/** Whether an expired bonus ends now: nothing that counts is open, or its rounds had time enough. */
export const isOver = ({ expiresAt, openRounds }: Bonus, at: Date): boolean =>
  expiresAt !== null &&
  at >= expiresAt &&
  (openRounds === 0 || at.getTime() >= expiresAt.getTime() + FINISH_MILLISECONDS);
