import type { NumberSource } from '@croupier/fairplay/random.ts';
import type { ErrorDefinition } from '../../../../platform/http/errors.ts';
import type { RoundSource } from '../round-detail.rules.ts';
import type { Player } from '../offer.usecases.ts';

/** What a game leaves in the record besides its source: the bet and what came of it, flat. */
export type InstantDetail = { multiplierE4: number };

/**
 * An in-house game of one call, as data: the player bets, and the answer is the result. Money, nonce, jackpot and record
 * are the same for all of them.
 */
export type InstantGame<Bet extends object, Detail extends InstantDetail> = {
  id: string;
  /** The rules that new rounds follow. */
  rulesVersion: string;
  isAllowed: (bet: Bet) => boolean;
  /** Answers a bet that the rules do not allow. */
  notAllowed: ErrorDefinition;
  /** The highest multiplier that the bet can win; a bet that could win more than the limit is refused. */
  maxMultiplierE4: (bet: Bet) => bigint;
  /** Plays with the numbers of the round. */
  play: (numbers: NumberSource, bet: Bet) => { multiplierE4: bigint; detail: Detail };
  /** Reads a record; undefined for one of another game. */
  readDetail: (detail: unknown) => (RoundSource & Detail) | undefined;
  isSameBet: (detail: Detail, bet: Bet) => boolean;
};

/** `id` is made by the caller and becomes the id of the round. */
export type PlaceBet<Bet> = Player & { id: string; stakeMinor: bigint; bet: Bet };

/** What the player gets: the record of the game, and the main account as it is in the commit of the round. */
export type BetAnswer<Detail> = Omit<Detail, keyof RoundSource> & {
  roundId: string;
  nonce: number;
  stake: bigint;
  payout: bigint;
  /** What the jackpot paid besides; null for a round that was not drawn. */
  jackpot: bigint | null;
  balance: bigint;
  balanceSequence: string;
};
