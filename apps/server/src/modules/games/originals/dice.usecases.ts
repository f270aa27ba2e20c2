import type { DiceResult } from '@croupier/contract/originals.ts';
import { diceQuote, isDiceBetAllowed, playDice, type DiceBet } from '@croupier/fairplay/dice.ts';
import { payoutMinor } from '@croupier/fairplay/money.ts';
import { createFloats } from '@croupier/fairplay/random.ts';
import { appError } from '../../../platform/http/errors.ts';
import { jackpotWonOf } from '../jackpot/index.ts';
import { drawJackpot } from './jackpot-draw.usecases.ts';
import { checkPayout, checkStake } from './limits.rules.ts';
import { getOffer, withBalance, type OriginalsDeps } from './offer.usecases.ts';
import { DICE } from './originals.config.ts';
import { originalsErrors } from './originals.errors.ts';
import { readDiceDetail, type DiceDetail } from './round-detail.rules.ts';
import { callerMadeId, findRound, playRound, type KnownRound } from './round-record.usecases.ts';
import { advanceNonce, type PlayerKey } from './seeds.queries.ts';
import { lockFairPlayer } from './seeds.usecases.ts';

/** `id` is made by the caller and becomes the id of the round. */
export type PlaceDiceBet = PlayerKey & DiceBet & { id: string; stakeMinor: bigint };

type Answer = Omit<DiceResult, 'balance' | 'balanceSequence'>;
type Settled = { id: string; stakeMinor: bigint; payoutMinor: bigint };

const answerOf = (round: Settled, detail: DiceDetail): Answer => ({
  roundId: round.id,
  nonce: detail.nonce,
  stake: round.stakeMinor,
  direction: detail.direction,
  targetHundredths: detail.targetHundredths,
  rollHundredths: detail.rollHundredths,
  won: detail.won,
  multiplierE4: detail.multiplierE4,
  payout: round.payoutMinor,
  jackpot: jackpotWonOf(detail.jackpot),
});

/** The answer that was given before. @throws `originals.bet_mismatch` when the id stands for something else */
function repeatedAnswer(round: KnownRound, bet: PlaceDiceBet): Answer {
  const detail = round.gameId === DICE.id ? readDiceDetail(round.detail) : undefined;
  const same =
    round.memberId === bet.memberId &&
    round.stakeMinor === bet.stakeMinor &&
    detail?.direction === bet.direction &&
    detail.targetHundredths === bet.targetHundredths;
  if (!same) throw appError(originalsErrors.betMismatch);
  return answerOf(round, detail);
}

/**
 * Bets on one roll: nonce, round and money in one transaction. The same bet under the same id again answers the same
 * and moves nothing.
 *
 * @throws `originals.target_out_of_limits`, `originals.stake_out_of_limits`, `originals.payout_above_limit`,
 *   `originals.bet_mismatch`, `wallet.insufficient_funds`, `request.invalid` for an id that no caller makes. None of
 *   them depends on the result, and none uses up a nonce.
 */
export async function placeDiceBet(deps: OriginalsDeps, bet: PlaceDiceBet): Promise<DiceResult> {
  const { merchantId, memberId, stakeMinor, direction, targetHundredths } = bet;
  const id = callerMadeId(bet.id);
  const player = { merchantId, memberId };
  if (!isDiceBetAllowed(bet)) throw appError(originalsErrors.targetOutOfLimits);
  const offer = await getOffer(deps, merchantId);
  const terms = await deps.jackpot.termsOf(merchantId);

  const answer = await deps.wallet.transaction(async (tx): Promise<Answer> => {
    const seeds = await lockFairPlayer(tx, player);
    const known = await findRound(deps, tx, { merchantId, roundId: id });
    if (known) return repeatedAnswer(known, bet);

    offer.checkOffered(DICE.id);
    checkStake(stakeMinor, offer.limits);
    checkPayout(stakeMinor, diceQuote(bet).multiplierE4, offer.limits);
    const { serverSeed, clientSeed, nextNonce: nonce } = seeds;
    const outcome = playDice(createFloats(serverSeed, clientSeed, nonce), bet);
    const draw = drawJackpot(deps, terms, { memberId, id, stakeMinor, game: DICE, seeds });
    const detail: DiceDetail = {
      seedPairId: seeds.pairId,
      nonce,
      clientSeed,
      direction,
      targetHundredths,
      ...outcome,
      multiplierE4: Number(outcome.multiplierE4),
      ...draw.kept,
    };
    const round = { id, stakeMinor, payoutMinor: payoutMinor(stakeMinor, outcome.multiplierE4) };
    await advanceNonce(tx, player);
    await playRound(deps, tx, {
      ...player,
      ...round,
      currency: offer.currency,
      game: DICE,
      detail,
      linked: draw.linked,
    });
    return answerOf(round, await draw.pay(tx, detail));
  });
  return withBalance(deps, { ...player, currency: offer.currency }, answer);
}
