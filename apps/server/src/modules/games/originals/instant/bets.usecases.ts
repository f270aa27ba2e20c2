import { appError } from '../../../../platform/http/errors.ts';
import { isProtectionCode } from '../../../money/protection/index.ts';
import { walletErrors, type Lane } from '../../../money/wallet/index.ts';
import { jackpotWonOf } from '../../jackpot/index.ts';
import { refusal } from '../../rounds/index.ts';
import { checkPayout, checkStake } from '../limits.rules.ts';
import { getOffer, readBalance, type Balance, type Offer, type OriginalsDeps } from '../offer.usecases.ts';
import { originalsErrors } from '../originals.errors.ts';
import { callerMadeId, type KnownRound } from '../round-record.usecases.ts';
import { addPlayer } from '../seeds/seeds.usecases.ts';
import { betsDomain, type BetCommand, type BetOutcome } from './bets-domain.usecases.ts';
import type { BetAnswer, InstantDetail, InstantGame, PlaceBet } from './instant-game.types.ts';

/** With two lanes, one reads and decides while the other commits. */
const LANES = 2;

/** @throws `originals.bet_mismatch` if the round does not belong to this bet */
function answerOf<Bet extends object, Detail extends InstantDetail>(
  game: InstantGame<Bet, Detail>,
  placed: PlaceBet<Bet>,
  round: KnownRound,
  { balanceMinor, sequence }: Balance,
): BetAnswer<Detail> {
  const record = round.gameId === game.id ? game.readDetail(round.detail) : undefined;
  const isSame =
    record !== undefined &&
    round.memberId === placed.memberId &&
    round.stakeMinor === placed.stakeMinor &&
    game.isSameBet(record, placed.bet);
  if (!isSame) throw appError(originalsErrors.betMismatch);
  const { seedPairId: _pair, clientSeed: _seed, nonce, jackpot, ...detail } = record;
  return {
    ...detail,
    roundId: round.id,
    nonce,
    stake: round.stakeMinor,
    payout: round.payoutMinor,
    jackpot: jackpotWonOf(jackpot),
    balance: balanceMinor,
    balanceSequence: String(sequence),
  };
}

/** Makes the checks of `placeBet` that need no database. @throws as `placeBet` */
function checkBet<Bet extends object, Detail extends InstantDetail>(
  game: InstantGame<Bet, Detail>,
  { bet, stakeMinor }: PlaceBet<Bet>,
  { checkOffered, limits }: Offer,
): void {
  checkOffered(game.id);
  checkStake(stakeMinor, limits);
  checkPayout(stakeMinor, game.maxMultiplierE4(bet), limits);
}

/** Single-call bets of in-house games. */
export function createBets(deps: OriginalsDeps) {
  const { db, wallet, rounds } = deps;
  let lane: Lane<BetCommand, BetOutcome> | undefined;

  /** A player gets seeds with the first bet. */
  const submit = async (command: BetCommand): Promise<BetOutcome> => {
    lane ??= wallet.createLane(betsDomain, { lanes: LANES });
    const outcome = await lane.submit(command);
    if (outcome.status !== 'no_seeds') return outcome;
    await addPlayer(db, command);
    return lane.submit(command);
  };

  /**
   * A repeated bet with the same id returns the same round and moves nothing, even if limits have changed.
   *
   * @throws `originals.stake_out_of_limits`, `originals.payout_above_limit`, `originals.bet_mismatch`, the game's
   *   own refusal, `wallet.insufficient_funds`, `protection.*` where the player's own protection refuses the stake, `request.not_found` for a disabled game, `request.invalid` for an
   *   invalid id. None of them depends on the result or uses a nonce.
   */
  const place = async <Bet extends object, Detail extends InstantDetail>(
    game: InstantGame<Bet, Detail>,
    given: PlaceBet<Bet>,
  ): Promise<BetAnswer<Detail>> => {
    const placed = { ...given, id: callerMadeId(given.id) };
    const { merchantId, memberId, id, stakeMinor, bet } = placed;
    if (!game.isAllowed(bet)) throw appError(game.notAllowed);
    const offer = await getOffer(deps, placed);
    const { currency } = offer;
    try {
      checkBet(game, placed, offer);
    } catch (error) {
      const round = await rounds.findRound(db, { merchantId, roundId: id });
      if (!round) throw error;
      return answerOf(game, placed, round, await readBalance(deps, placed));
    }
    const outcome = await submit({
      merchantId,
      memberId,
      currency,
      id,
      gameId: game.id,
      rulesVersion: game.rulesVersion,
      stakeMinor,
      terms: offer.jackpotTerms,
      play: (numbers) => game.play(numbers, bet),
    });
    if (outcome.status === 'played' || outcome.status === 'known')
      return answerOf(game, placed, outcome.round, outcome);
    if (outcome.status !== 'refused') throw new Error(`a bet was not decided: ${outcome.status}`);
    if (outcome.code === walletErrors.insufficientFunds.code || isProtectionCode(outcome.code))
      throw refusal(outcome.code);
    // The id belongs to something else; do not reveal what it is.
    throw appError(originalsErrors.betMismatch);
  };

  return { place };
}
