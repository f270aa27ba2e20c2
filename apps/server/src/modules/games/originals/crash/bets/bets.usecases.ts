import type { CrashBet } from '@croupier/contract/games/crash-room.ts';
import { crashRules } from '@croupier/fairplay/crash-rules.ts';
import { publicName } from '../../../../access/members/index.ts';
import { normalId } from '../../../../money/wallet/index.ts';
import { callerMadeId, refusal, refusesStake } from '../../../rounds/index.ts';
import { appError, type ErrorDefinition } from '../../../../../platform/http/errors.ts';
import { checkPayout, checkStake } from '../../limits.rules.ts';
import { getOffer, type OriginalsDeps, type Player } from '../../offer.usecases.ts';
import { originalsErrors } from '../../originals.errors.ts';
import { CRASH } from '../crash.config.ts';
import { betOf } from '../room/messages.rules.ts';
import type { CrashOutcome } from './bets-domain.usecases.ts';
import { findBet, findNamed } from './bets.queries.ts';
import type { CrashBetRow } from './bets.types.ts';
import { highestCashOut } from './ceiling.rules.ts';
import type { CrashLane } from './settlement.usecases.ts';

export type BetDeps = OriginalsDeps & {
  lane: CrashLane;
  /** Whether the stakes of the game leave room for this one. */
  hasRoom: (bet: { merchantId: string; gameNo: number; stakeMinor: bigint }) => boolean;
  onPlaced: (bet: CrashBetRow) => void;
  onCancelled: (bet: CrashBetRow) => void;
};

export type PlaceCrashBet = Player & { id: string; gameNo: number; stakeMinor: bigint; auto: number | null };
export type CrashBetResult = { bet: CrashBet; balance: bigint; balanceSequence: string };

const ERRORS: Readonly<Record<string, ErrorDefinition>> = {
  'originals.betting_closed': originalsErrors.bettingClosed,
  'originals.too_many_bets': originalsErrors.tooManyBets,
  'originals.room_full': originalsErrors.roomFull,
  'rounds.not_found': originalsErrors.roundNotFound,
  out: originalsErrors.bettingClosed,
};

function resultOf(outcome: CrashOutcome): CrashBetResult {
  if (outcome.status !== 'refused')
    return {
      bet: betOf(outcome.bet),
      balance: outcome.balanceMinor,
      balanceSequence: String(outcome.sequence),
    };
  const { code } = outcome;
  const error = ERRORS[code];
  if (error) throw appError(error);
  if (refusesStake(code)) throw refusal(code);
  // The id belongs to something else; do not reveal what it is.
  throw appError(originalsErrors.betMismatch);
}

/**
 * A repeated bet with the same id returns the same bet and moves nothing.
 *
 * @throws `originals.betting_closed`, `.too_many_bets`, `.room_full`, `.stake_out_of_limits`, `.payout_above_limit` for
 *   an automatic cash-out above what may be paid, `.bet_mismatch`, `wallet.insufficient_funds`, `protection.*`,
 *   `request.not_found` for a disabled game
 */
export async function placeCrashBet(deps: BetDeps, given: PlaceCrashBet): Promise<CrashBetResult> {
  const { merchantId, memberId, gameNo, stakeMinor } = given;
  const id = callerMadeId(given.id);
  const offer = await getOffer(deps, given);
  const known = await findBet(deps.db, { merchantId, id });
  if (!known) {
    offer.checkOffered(CRASH.id);
    checkStake(stakeMinor, offer.limits);
    checkPayout(stakeMinor, BigInt(given.auto ?? crashRules.minCashOut) * 100n, offer.limits);
    if (!deps.hasRoom({ merchantId, gameNo, stakeMinor })) throw appError(originalsErrors.roomFull);
  }
  // The limit may have changed since a repeated bet was taken.
  const auto = given.auto ?? known?.auto ?? highestCashOut(stakeMinor, offer.limits.maxPayoutMinor);
  const name = publicName(await findNamed(deps.db, { merchantId, memberId }));
  const outcome = await deps.lane.submit({
    kind: 'bet',
    merchantId,
    id,
    gameNo,
    memberId: normalId(memberId),
    currency: offer.currency,
    stakeMinor,
    auto,
    name,
    detail: { gameNo, auto },
  });
  if (outcome.status === 'done') deps.onPlaced(outcome.bet);
  return resultOf(outcome);
}

/** @throws `originals.round_not_found`, `originals.betting_closed` once the bets are closed */
export async function cancelCrashBet(
  deps: BetDeps,
  { betId, ...player }: Player & { betId: string },
): Promise<CrashBetResult> {
  const { merchantId, memberId } = player;
  const bet = await findBet(deps.db, { merchantId, id: normalId(betId) });
  if (bet?.memberId !== normalId(memberId)) throw appError(originalsErrors.roundNotFound);
  const { id, gameNo, currency } = bet;
  const outcome = await deps.lane.submit({ kind: 'cancel', merchantId, id, gameNo, memberId, currency });
  if (outcome.status === 'done') deps.onCancelled(outcome.bet);
  return resultOf(outcome);
}
