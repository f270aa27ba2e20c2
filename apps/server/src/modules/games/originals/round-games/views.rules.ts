import type { AnyRoundGame, Numbers, RoundState } from '@croupier/fairplay/games/round-game.ts';
import { cutToE4, type Fraction } from '@croupier/fairplay/money.ts';
import { createFloats } from '@croupier/fairplay/random.ts';
import { jackpotWonOf } from '../../jackpot/index.ts';
import type { Round } from '../../rounds/index.ts';
import { readPlayedDetail } from './played-detail.rules.ts';
import type { Progress } from './progress.rules.ts';
import type { RoundView } from './round-games.types.ts';

type Seeds = { serverSeed: string; clientSeed: string };

export const numbersOf =
  ({ serverSeed, clientSeed }: Seeds, nonce: number): Numbers =>
  () =>
    createFloats(serverSeed, clientSeed, nonce);

/** A payout, rounded down once. */
export const amountOf = (stakeMinor: bigint, { numerator, denominator }: Fraction): bigint =>
  (stakeMinor * numerator) / denominator;

/** A further stake, rounded up, so that a part of a stake never costs less than it pays. */
export const costOf = (stakeMinor: bigint, { numerator, denominator }: Fraction): bigint =>
  (stakeMinor * numerator + denominator - 1n) / denominator;

export const multiplierOf = (fraction: Fraction): number => Number(cutToE4(fraction, 4));

export const playOf = (
  { game, bet, nonce }: Pick<Progress, 'game' | 'bet' | 'nonce'>,
  moves: readonly unknown[],
  seeds: Seeds,
): RoundState<unknown> => game.play(bet, moves, numbersOf(seeds, nonce));

/** A round in progress, or right after its last move. */
export function viewOf(progress: Progress, played: RoundState<unknown>): RoundView {
  const { roundId, gameId, rulesVersion, nonce, stakeMinor, stakedMinor, bet, moves, jackpot } = progress;
  return {
    roundId,
    gameId,
    rulesVersion,
    nonce,
    stake: stakeMinor,
    staked: stakedMinor,
    bet,
    moves: [...moves],
    isOver: played.isOver,
    payout: amountOf(stakeMinor, played.paid),
    multiplierE4: multiplierOf(played.paid),
    nextMultiplierE4: played.next && multiplierOf(played.next),
    view: played.view,
    jackpot: jackpotWonOf(jackpot),
  };
}

/** A finished round, from its record; undefined if it is none of several calls. */
export function viewOfRecord(round: Round): RoundView | undefined {
  const detail = round.state === 'settled' ? readPlayedDetail(round.detail) : undefined;
  return (
    detail && {
      roundId: round.id,
      gameId: round.gameId,
      rulesVersion: round.rulesVersion,
      nonce: detail.nonce,
      stake: BigInt(detail.firstStakeMinor),
      staked: round.stakeMinor,
      bet: detail.bet,
      moves: detail.moves,
      isOver: true,
      payout: round.payoutMinor,
      multiplierE4: detail.multiplierE4,
      nextMultiplierE4: null,
      view: detail.view,
      jackpot: jackpotWonOf(detail.jackpot),
    }
  );
}

/** Whether two bets are the same for the rules; stored JSON may have its keys in another order. */
export const isSameBet = ({ parseBet }: AnyRoundGame, one: unknown, other: unknown): boolean =>
  JSON.stringify(parseBet(one)) === JSON.stringify(parseBet(other));

export const isSameMove = ({ parseMove }: AnyRoundGame, one: unknown, other: unknown): boolean => {
  const [first, second] = [parseMove(one), parseMove(other)];
  return first !== undefined && JSON.stringify(first) === JSON.stringify(second);
};
