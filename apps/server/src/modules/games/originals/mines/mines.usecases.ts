import type { MinesRound } from '@croupier/contract/games/originals.ts';
import { cashOut, minePositions, type MinesGame } from '@croupier/fairplay/mines.ts';
import { minesMultiplierE4 } from '@croupier/fairplay/mines-payouts.ts';
import { payoutMinor } from '@croupier/fairplay/money.ts';
import { createFloats } from '@croupier/fairplay/random.ts';
import { runStatement } from '../../../../platform/db/statement.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { normalId, type MoneyTx } from '../../../money/wallet/index.ts';
import { checkPayout, checkStake } from '../limits.rules.ts';
import {
  finishedDetail,
  finishedView,
  isPlayable,
  playingView,
  readMinesProgress,
  revealWithin,
  type MinesView,
} from './mines.rules.ts';
import { drawJackpot } from './jackpot-draw.usecases.ts';
import { getOffer, readBalance, type Balance, type OriginalsDeps, type Player } from '../offer.usecases.ts';
import { MINES } from '../originals.config.ts';
import { originalsErrors } from '../originals.errors.ts';
import {
  deleteGameInProgress,
  findGameInProgress,
  insertGameInProgress,
  updateGameInProgress,
  type GameInProgress,
} from './progress.queries.ts';
import { readMinesDetail, type MinesOpening } from '../round-detail.rules.ts';
import { callerMadeId, openRound, settleRound, type KnownRound } from '../round-record.usecases.ts';
import { advanceNonces } from '../seeds/seeds.queries.ts';
import type { FairPlayer } from '../seeds/seeds.rules.ts';
import { lockFairPlayer } from '../seeds/seeds.usecases.ts';

/** `id` is created by the caller and becomes the id of the round. */
export type StartMines = Player & { id: string; stakeMinor: bigint; mines: number };
export type MinesMove = Player & { roundId: string };

const viewOfProgress = (progress: GameInProgress): MinesView =>
  playingView(progress, readMinesProgress(progress.state));

/** A finished round, from its record; undefined if it is not a mines round. */
function viewOfRecord(round: KnownRound): MinesView | undefined {
  const detail = round.gameId === MINES.id ? readMinesDetail(round.detail) : undefined;
  return detail && finishedView({ ...round, roundId: round.id }, detail);
}

/** The round after a call, with the balance if money was moved. */
type Step = { view: MinesView; balance?: Balance };

async function answer(deps: OriginalsDeps, key: Player, step: Step): Promise<MinesRound> {
  const { balanceMinor, sequence } = step.balance ?? (await readBalance(deps, key));
  return { ...step.view, balance: balanceMinor, balanceSequence: String(sequence) };
}

/** The round in progress, which is stored only in the database, so that it survives reloads and crashes. */
export async function currentMines(deps: OriginalsDeps, key: Player): Promise<MinesRound | null> {
  const progress = await findGameInProgress(deps.db, { ...key, gameId: MINES.id });
  return progress ? answer(deps, key, { view: viewOfProgress(progress) }) : null;
}

/** The current state of a repeated start. @throws `originals.bet_mismatch` if the id is used by something else */
function repeatedStart(
  round: KnownRound,
  progress: GameInProgress | undefined,
  start: StartMines,
): MinesView {
  const isOpen = progress !== undefined && progress.roundId === round.id;
  const view = isOpen ? viewOfProgress(progress) : viewOfRecord(round);
  const same =
    round.memberId === start.memberId && view?.stake === start.stakeMinor && view.mines === start.mines;
  if (!same) throw appError(originalsErrors.betMismatch);
  return view;
}

/**
 * Takes the stake and places the mines. A repeated start with the same id returns the current state of that round.
 * @throws `originals.round_in_progress`, `originals.stake_out_of_limits`, `originals.payout_above_limit` if the first
 * field would already exceed the limit, `originals.bet_mismatch`, `wallet.insufficient_funds`
 */
export async function startMines(deps: OriginalsDeps, start: StartMines): Promise<MinesRound> {
  const { merchantId, memberId, stakeMinor, mines } = start;
  const id = callerMadeId(start.id);
  const player = { merchantId, memberId };
  const offer = await getOffer(deps, start);

  const step = await deps.wallet.transaction(async (tx): Promise<Step> => {
    const seeds = await lockFairPlayer(tx, player);
    const progress = await findGameInProgress(tx, { ...player, gameId: MINES.id });
    const known = await deps.rounds.findRound(tx, { merchantId, roundId: id });
    if (known) return { view: repeatedStart(known, progress, start) };
    if (progress) throw appError(originalsErrors.roundInProgress, { value: { roundId: progress.roundId } });

    offer.checkOffered(MINES.id);
    checkStake(stakeMinor, offer.limits);
    checkPayout(stakeMinor, minesMultiplierE4(mines, 1), offer.limits);
    const { pairId: seedPairId, nextNonce: nonce, clientSeed } = seeds;
    const draw = drawJackpot(deps, offer.jackpotTerms, { memberId, id, stakeMinor, game: MINES, seeds });
    const detail: MinesOpening = { seedPairId, nonce, clientSeed, mines, ...draw.kept };
    await runStatement(tx, advanceNonces(merchantId, [{ ...player, nextNonce: nonce + 1 }]));
    const opened = { ...player, id, stakeMinor, currency: offer.currency, game: MINES, detail };
    const balance = await openRound(deps, tx, { ...opened, linked: draw.linked });
    const paid = await draw.pay(tx, { ...balance, detail });
    const begun: GameInProgress = {
      gameId: MINES.id,
      roundId: id,
      pairId: seedPairId,
      nonce,
      rulesVersion: MINES.rulesVersion,
      stakeMinor,
      maxPayoutMinor: offer.limits.maxPayoutMinor,
      state: { mines, revealed: [], jackpot: paid.detail.jackpot },
    };
    await insertGameInProgress(tx, { ...player, ...begun });
    return { view: viewOfProgress(begun), balance: paid };
  });
  return answer(deps, start, step);
}

function gameOf(progress: GameInProgress, { pairId, serverSeed, clientSeed }: FairPlayer): MinesGame {
  if (progress.pairId !== pairId) throw new Error('the seeds of a round in progress were rotated');
  if (!isPlayable(progress.rulesVersion)) throw new Error(`no rules ${progress.rulesVersion} here`);
  const { mines, revealed } = readMinesProgress(progress.state);
  const positions = minePositions(createFloats(serverSeed, clientSeed, progress.nonce), mines);
  return { state: 'playing', minePositions: positions, revealed };
}

/** Writes the result of a move: the continued round, or its settlement. */
async function keep(
  deps: OriginalsDeps,
  tx: MoneyTx,
  move: MinesMove & { currency: string; progress: GameInProgress; clientSeed: string; game: MinesGame },
): Promise<Step> {
  const { merchantId, memberId, roundId, currency, progress, game } = move;
  const key = { merchantId, memberId, gameId: MINES.id };
  const { jackpot } = readMinesProgress(progress.state);
  const drawn = jackpot ? { jackpot } : {};
  if (game.state === 'playing') {
    const state = { mines: game.minePositions.length, revealed: [...game.revealed], ...drawn };
    await updateGameInProgress(tx, { ...key, state });
    return { view: playingView(progress, state) };
  }
  const { stakeMinor, pairId: seedPairId, nonce } = progress;
  const detail = finishedDetail({ seedPairId, nonce, clientSeed: move.clientSeed, ...drawn }, game);
  const paid = { id: roundId, payoutMinor: payoutMinor(stakeMinor, BigInt(detail.multiplierE4)) };
  await deleteGameInProgress(tx, key);
  const settled = { merchantId, memberId, currency, game: MINES, ...paid, detail };
  const balance = await settleRound(deps, tx, settled);
  return { view: finishedView({ roundId, stakeMinor, payoutMinor: paid.payoutMinor }, detail), balance };
}

/** Makes a move in the round in progress; for a finished round it returns the final state. */
async function move(
  deps: OriginalsDeps,
  at: MinesMove,
  play: (game: MinesGame, progress: GameInProgress) => MinesGame,
): Promise<MinesRound> {
  const { merchantId, memberId } = at;
  const roundId = normalId(at.roundId);
  const player = { merchantId, memberId };
  // Outside the transaction: it may need another connection while all others wait for this player's lock.
  const { currency } = await getOffer(deps, at);
  const step = await deps.wallet.transaction(async (tx): Promise<Step> => {
    const seeds = await lockFairPlayer(tx, player);
    const progress = await findGameInProgress(tx, { ...player, gameId: MINES.id });
    if (progress?.roundId === roundId) {
      const before = gameOf(progress, seeds);
      const game = play(before, progress);
      if (game === before) return { view: viewOfProgress(progress) };
      return keep(deps, tx, { ...at, roundId, currency, progress, clientSeed: seeds.clientSeed, game });
    }
    const known = await deps.rounds.findRound(tx, { merchantId, roundId });
    const ended = known?.memberId === memberId ? viewOfRecord(known) : undefined;
    if (!ended) throw appError(originalsErrors.roundNotFound);
    return { view: ended };
  });
  return answer(deps, at, step);
}

/** Opens a field. @throws `originals.round_not_found` */
export const revealMines = (deps: OriginalsDeps, at: MinesMove & { field: number }): Promise<MinesRound> =>
  move(deps, at, (game, stakes) => revealWithin(game, at.field, stakes));

/** Cashes out the value of the opened fields. @throws `originals.round_not_found`, `originals.nothing_revealed` */
export const cashOutMines = (deps: OriginalsDeps, at: MinesMove): Promise<MinesRound> =>
  move(deps, at, (game) => {
    if (game.revealed.length === 0) throw appError(originalsErrors.nothingRevealed);
    return cashOut(game);
  });
