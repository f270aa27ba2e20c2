import type { NumberSource } from '@croupier/fairplay/random.ts';
import type { ErrorDefinition } from '../../../../platform/http/errors.ts';
import type { RoundSource } from '../round-detail.rules.ts';
import type { Player } from '../offer.usecases.ts';

/** The part of the record that the game supplies: bet and result as flat JSON. */
export type InstantDetail = { multiplierE4: number };

/**
 * A single-call in-house game as data: the player bets, and the response is the result. Money, nonce, jackpot and
 * record work the same for all of them.
 */
export type InstantGame<Bet extends object, Detail extends InstantDetail> = {
  id: string;
  /** The rules version of new rounds. */
  rulesVersion: string;
  isAllowed: (bet: Bet) => boolean;
  /** The error for a bet that the rules do not allow. */
  notAllowed: ErrorDefinition;
  /** The highest multiplier that the bet can win; a bet whose win could exceed the limit is refused. */
  maxMultiplierE4: (bet: Bet) => bigint;
  /** Plays with the numbers of the round. */
  play: (numbers: NumberSource, bet: Bet) => { multiplierE4: bigint; detail: Detail };
  /** Parses a record; undefined for one of another game. */
  readDetail: (detail: unknown) => (RoundSource & Detail) | undefined;
  isSameBet: (detail: Detail, bet: Bet) => boolean;
};

/** `id` is created by the caller and becomes the id of the round. */
export type PlaceBet<Bet> = Player & { id: string; stakeMinor: bigint; bet: Bet };

/** The result: the game's record, and the main account as committed with the round. */
export type BetAnswer<Detail> = Omit<Detail, keyof RoundSource> & {
  roundId: string;
  nonce: number;
  stake: bigint;
  payout: bigint;
  /** The jackpot payment; null if the round did not win it. */
  jackpot: bigint | null;
  balance: bigint;
  balanceSequence: string;
};
