import { postLinked } from '../../../../money/wallet/index.ts';
import { IN_HOUSE_VENDOR } from '../../../catalogue/index.ts';
import { drawFor } from '../../../jackpot/index.ts';
import { houseOf, type Round } from '../../../rounds/index.ts';
import { isTooSoon } from '../../limits.rules.ts';
import type { Progress } from '../progress.rules.ts';
import type { RoundGameOutcome, RoundView, StartCommand } from '../round-games.types.ts';
import { isSameBet, playOf, viewOf, viewOfRecord } from '../views.rules.ts';
import {
  keep,
  mainAccount,
  playerOf,
  refusalOfStake,
  shown,
  takeStake,
  type Context,
  type Player,
} from './context.rules.ts';

const MISMATCH: RoundGameOutcome = { status: 'refused', code: 'bet_mismatch' };

function viewOfKnown(context: Context, command: StartCommand, round: Round): RoundView | undefined {
  const progress = context.state.games.find(command);
  if (progress?.roundId !== round.id) return viewOfRecord(round);
  return viewOf(progress, playOf(progress, progress.moves, playerOf(context, progress)));
}

/** The present state of a repeated start. */
function repeated(context: Context, command: StartCommand, round: Round): RoundGameOutcome {
  const { memberId, gameId, game, bet, stakeMinor } = command;
  if (round.memberId !== memberId || round.gameId !== gameId) return MISMATCH;
  const view = viewOfKnown(context, command, round);
  if (!view || view.stake !== stakeMinor || !isSameBet(game, view.bet, bet)) return MISMATCH;
  return shown(context, command, { round: view, changed: false });
}

/** Plays an affordable start: stake, jackpot, and the first numbers. */
function begin(context: Context, command: StartCommand, player: Player): RoundGameOutcome {
  const { ledger, state, accountOf } = context;
  const { merchantId, memberId, currency, id, gameId, game, bet, stakeMinor, terms } = command;
  const { pairId, serverSeed, clientSeed, nextNonce: nonce } = player;
  const source = { serverSeed, clientSeed, nonce };
  const drawn = terms && drawFor(terms, { roundId: id, memberId, gameId, stakeMinor, source });
  const payment = drawn?.isDrawn ? state.pools.payment(drawn, ledger.at) : undefined;
  if (drawn?.isDrawn && !payment) return { status: 'needs_pool' };

  const jackpot = payment?.record ?? drawn?.record;
  const { rulesVersion } = game;
  const detail = { seedPairId: pairId, nonce, clientSeed, ...(jackpot && { jackpot }), bet };
  const refused = takeStake(context, {
    ...command,
    roundId: id,
    amountMinor: stakeMinor,
    rulesVersion,
    detail,
  });
  if (refused) return refused;
  if (payment) {
    const { ref: _main, ...account } = mainAccount(command);
    const paid = postLinked(ledger, { transfers: payment.transfers }, (ref) =>
      accountOf({ ...account, ref }),
    );
    if (!paid.ok) throw new Error(`the jackpot could not be paid: ${paid.why}`);
  }
  if (drawn) state.pools.played(drawn, houseOf({ vendor: IN_HOUSE_VENDOR.code, gameId }), payment);
  player.nextNonce += 1;
  player.lastRoundAt = ledger.at;
  state.used.set(memberId, { merchantId, memberId, nextNonce: player.nextNonce, lastRoundAt: ledger.at });
  const progress: Progress = {
    merchantId,
    memberId,
    gameId,
    roundId: id,
    pairId,
    nonce,
    rulesVersion,
    stakeMinor,
    maxPayoutMinor: command.maxPayoutMinor,
    openedAt: ledger.at,
    movedAt: ledger.at,
    game,
    bet,
    moves: [],
    stakedMinor: stakeMinor,
    jackpot,
  };
  const play = (moves: readonly unknown[]) => playOf(progress, moves, { serverSeed, clientSeed });
  return keep(context, { merchantId, memberId, currency }, { progress, player, play, played: play([]) });
}

/**
 * A start is refused before any of its numbers is computed, and a refused one uses no nonce: otherwise players could
 * learn the result of a nonce for free.
 *
 * @throws the command's problem, if the round is not known
 */
export function decideStart(context: Context, command: StartCommand): RoundGameOutcome {
  const { ledger, state } = context;
  const known = state.rounds.find(command.id);
  if (known) return repeated(context, command, known);
  if (ledger.find(command.id)) return MISMATCH;
  const player = state.players.get(command.memberId);
  if (!player) {
    if (command.problem) throw command.problem;
    return { status: 'no_seeds' };
  }
  const progress = state.games.find(command);
  if (progress) return { status: 'in_progress', roundId: progress.roundId };
  if (command.problem) throw command.problem;
  if (isTooSoon(player.lastRoundAt, ledger.at, command.minMilliseconds))
    return { status: 'refused', code: 'too_soon' };
  return refusalOfStake(context, command, command.stakeMinor) ?? begin(context, command, player);
}
