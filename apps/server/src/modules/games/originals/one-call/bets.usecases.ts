import type { OneCallResult } from '@croupier/contract/games/originals-play.ts';
import { newestOneCallGame } from '@croupier/fairplay/games/one-call-games.ts';
import { appError, requestErrors } from '../../../../platform/http/errors.ts';
import type { Lane } from '../../../money/wallet/index.ts';
import { jackpotWonOf } from '../../jackpot/index.ts';
import { callerMadeId, refusal, refusesStake } from '../../rounds/index.ts';
import { getOffer, readBalance, type Balance, type OriginalsDeps } from '../offer.usecases.ts';
import { originalsErrors } from '../originals.errors.ts';
import type { KnownRound } from '../round-record.usecases.ts';
import { addPlayer } from '../seeds/seeds.usecases.ts';
import { betsDomain, type BetCommand, type BetOutcome } from './bets-domain.usecases.ts';
import { minMillisecondsOf } from '../limits.rules.ts';
import { checkBet, isSameBet, parseBet, playBet, readOneCallRecord } from './one-call.rules.ts';
import type { KnownBet, PlaceBet } from './one-call.types.ts';

/** With two lanes, one reads and decides while the other commits. */
const LANES = 2;

/** @throws `originals.bet_mismatch` if the round does not belong to this bet */
function answerOf(
  { rules, bet, stakeMinor, memberId }: KnownBet & { memberId: string },
  round: KnownRound,
  { balanceMinor, sequence }: Balance,
): OneCallResult {
  const record = round.gameId === rules.id ? readOneCallRecord(rules.id, round.detail) : undefined;
  const isSame =
    record !== undefined &&
    round.memberId === memberId &&
    round.stakeMinor === stakeMinor &&
    isSameBet(rules, record.bet, bet);
  if (!isSame) throw appError(originalsErrors.betMismatch);
  return {
    roundId: round.id,
    gameId: rules.id,
    rulesVersion: round.rulesVersion,
    nonce: record.nonce,
    stake: round.stakeMinor,
    bet,
    won: record.won,
    payout: round.payoutMinor,
    multiplierE4: record.multiplierE4,
    facts: record.facts,
    jackpot: jackpotWonOf(record.jackpot),
    balance: balanceMinor,
    balanceSequence: String(sequence),
  };
}

/** Bets in games whose round is one call. */
export function createBets(deps: OriginalsDeps) {
  const { db, wallet, rounds } = deps;
  let lane: Lane<BetCommand, BetOutcome> | undefined;

  /** A player gets seeds with the first bet. */
  const submit = async (command: BetCommand): Promise<BetOutcome> => {
    lane ??= wallet.createLane(betsDomain, { lanes: LANES }, (states) =>
      rounds.committed(states.map((state) => state.rounds)),
    );
    const outcome = await lane.submit(command);
    if (outcome.status !== 'no_seeds') return outcome;
    await addPlayer(db, command);
    return lane.submit(command);
  };

  /**
   * A repeated bet with the same id returns the same round and moves nothing, even if limits have changed.
   *
   * @throws `originals.bet_not_allowed`, `originals.stake_out_of_limits`, `originals.payout_above_limit`,
   *   `originals.bet_mismatch`, `originals.too_soon`, `wallet.insufficient_funds`, `bonuses.bet_above_limit`, `protection.*` where the player's own protection refuses
   *   the stake, `request.not_found` for an unknown or disabled game, `request.invalid` for an invalid id. None of them
   *   depends on the result or uses a nonce.
   */
  const bet = async (placed: PlaceBet): Promise<OneCallResult> => {
    const { merchantId, memberId, stakeMinor } = placed;
    const rules = newestOneCallGame(placed.game);
    if (!rules) throw appError(requestErrors.notFound);
    const id = callerMadeId(placed.id);
    const known = { rules, bet: parseBet(rules, placed.bet), stakeMinor, memberId };
    const offer = await getOffer(deps, placed);
    try {
      offer.checkOffered(rules.id);
      checkBet(known, offer.limits);
    } catch (error) {
      const round = await rounds.findRound(db, { merchantId, roundId: id });
      if (!round) throw error;
      return answerOf(known, round, await readBalance(deps, placed));
    }
    const outcome = await submit({
      merchantId,
      memberId,
      currency: offer.currency,
      id,
      gameId: rules.id,
      rulesVersion: rules.rulesVersion,
      stakeMinor,
      terms: offer.jackpotTerms,
      minMilliseconds: minMillisecondsOf(rules.id, offer.pace),
      play: (numbers) => playBet(known, numbers),
    });
    if (outcome.status === 'played' || outcome.status === 'known')
      return answerOf(known, outcome.round, outcome);
    if (outcome.status === 'too_soon') throw appError(originalsErrors.tooSoon);
    if (outcome.status !== 'refused') throw new Error(`a bet was not decided: ${outcome.status}`);
    if (refusesStake(outcome.code)) throw refusal(outcome.code);
    // The id belongs to something else; do not reveal what it is.
    throw appError(originalsErrors.betMismatch);
  };

  return { bet };
}
