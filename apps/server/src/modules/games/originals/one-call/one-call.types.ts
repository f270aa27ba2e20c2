import type { AnyOneCallGame } from '@croupier/fairplay/games/one-call-games.ts';
import type { Player } from '../offer.usecases.ts';

/** `id` is created by the caller and becomes the id of the round; `bet` is JSON for the rules of the game. */
export type PlaceBet = Player & { id: string; game: string; stakeMinor: bigint; bet: unknown };

/** A bet in the canonical form of its rules. */
export type KnownBet = { rules: AnyOneCallGame; bet: unknown; stakeMinor: bigint };
