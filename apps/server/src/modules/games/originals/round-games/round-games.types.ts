import type { AnyRoundGame } from '@croupier/fairplay/games/round-game.ts';
import type { AppError } from '../../../../platform/http/errors.ts';
import type { JackpotTerms } from '../../jackpot/index.ts';
import type { AdmissionCode, RefusalCode } from '../../rounds/index.ts';

type Command = { merchantId: string; memberId: string; currency: string; gameId: string };

export type StartCommand = Command & {
  kind: 'start';
  /** Created by the client; becomes the id of the round and of its first transfer. */
  id: string;
  game: AnyRoundGame;
  /** In the form of the rules. */
  bet: unknown;
  stakeMinor: bigint;
  maxPayoutMinor: bigint;
  /** From the start of the player's last round to this one, at least. */
  minMilliseconds: number;
  /** The terms of the merchant's jackpot, if it has one. */
  terms: JackpotTerms | undefined;
  /** Why no new round may begin; a repeated start is answered nevertheless. */
  problem: AppError | undefined;
};

export type MoveCommand = Command & {
  kind: 'move';
  roundId: string;
  /** The number of moves made before this one. */
  step: number;
  /** As received. */
  move: unknown;
};

/** Ends a round that its player has left. */
export type LeaveCommand = Command & {
  kind: 'leave';
  roundId: string;
  /** The round is kept if its player has moved since; null ends it in any case. */
  movedBefore: Date | null;
};

export type RoundGameCommand = StartCommand | MoveCommand | LeaveCommand;

/** What a player may see of a round; amounts in the ledger's scale. */
export type RoundView = {
  roundId: string;
  gameId: string;
  rulesVersion: string;
  nonce: number;
  /** The first stake. */
  stake: bigint;
  /** All stakes so far. */
  staked: bigint;
  bet: unknown;
  moves: unknown[];
  isOver: boolean;
  payout: bigint;
  multiplierE4: number;
  nextMultiplierE4: number | null;
  view: unknown;
  jackpot: bigint | null;
};

export type RoundGameRefusal =
  | RefusalCode
  | AdmissionCode
  /** The id of the start belongs to something else. */
  | 'bet_mismatch'
  | 'move_mismatch'
  | 'move_not_allowed'
  | 'round_not_found'
  | 'too_soon';

export type RoundGameOutcome =
  | { status: 'shown'; round: RoundView; balanceMinor: bigint; sequence: bigint; changed: boolean }
  | { status: 'refused'; code: RoundGameRefusal }
  /** Another round of this game is open. */
  | { status: 'in_progress'; roundId: string }
  /** The player has no seeds yet: they are created, and the start is submitted again. */
  | { status: 'no_seeds' }
  /** The round wins the jackpot, whose pool must be read before the batch is decided again. */
  | { status: 'needs_pool' }
  /** Nothing has been decided in the round that was left: its stake goes back. */
  | { status: 'void' }
  /** Not left any more, or over. */
  | { status: 'kept' };
