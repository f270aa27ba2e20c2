import { crashEndMs, crashPoint } from '@croupier/fairplay/crash-rules.ts';
import { gameHash, lastGameOf, type ChainDeps } from '../chain/chain.usecases.ts';
import {
  findChain,
  findChainInUse,
  findPreparedChain,
  updateFirstGame,
  type ChainRow,
} from '../chain/chain.queries.ts';
import { listBetsOfGame } from '../bets/bets.queries.ts';
import type { CrashBetRow } from '../bets/bets.types.ts';
import { settleGame, type SettleDeps } from '../bets/settlement.usecases.ts';
import { CRASH } from '../crash.config.ts';
import {
  endGame,
  findGame,
  findGameInPlay,
  findLastGameNo,
  insertGame,
  lockGame,
  lockLedRoom,
  reopenGame,
  type GameEnd,
} from './games.queries.ts';
import type { CrashGameRow, CutReason, Leader } from './room.types.ts';

export type StepDeps = ChainDeps & SettleDeps;

/** Another process leads the room by now: this one must stop at once. */
export class DeposedError extends Error {
  override name = 'DeposedError';
}

export const orDeposed = async (written: Promise<boolean>): Promise<void> => {
  if (!(await written)) throw new DeposedError('another process leads the room');
};

/** The chain of the next game: the one in use, or else the next one once it has its salt. */
async function chainFor(deps: StepDeps, merchantId: string, gameNo: number): Promise<ChainRow | undefined> {
  const inUse = await findChainInUse(deps.db, merchantId);
  if (inUse && gameNo <= lastGameOf(inUse)) return inUse;
  const prepared = await findPreparedChain(deps.db, merchantId);
  return prepared?.salt === null ? undefined : prepared;
}

/**
 * Opens the bets of the next game. A number whose hash was not revealed is played again. Undefined without a chain.
 *
 * @throws DeposedError
 */
export async function openNextGame(
  deps: StepDeps,
  leader: Leader,
  limitMinor: bigint,
): Promise<CrashGameRow | undefined> {
  const { db, clock } = deps;
  const { merchantId } = leader;
  const at = clock.now();
  const known = await findGameInPlay(db, merchantId);
  if (known) await orDeposed(reopenGame(db, { ...leader, gameNo: known.gameNo, at }));
  const gameNo = known?.gameNo ?? (await findLastGameNo(db, merchantId)) + 1;
  if (!known) {
    const chain = await chainFor(deps, merchantId, gameNo);
    if (!chain) return undefined;
    await db.transaction().execute(async (tx) => {
      await orDeposed(lockLedRoom(tx, leader));
      await updateFirstGame(tx, { ...chain, firstGameNo: gameNo });
      await insertGame(tx, {
        merchantId,
        gameNo,
        chainId: chain.id,
        rulesVersion: CRASH.rulesVersion,
        limitMinor,
        at,
      });
    });
  }
  return findGame(db, { merchantId, gameNo });
}

/** What nobody may see before the game has ended. */
export type Secret = { hash: string; point: number; endMs: number };

export async function secretOf(deps: StepDeps, game: CrashGameRow): Promise<Secret> {
  const chain = await findChain(deps.db, { merchantId: game.merchantId, id: game.chainId });
  if (!chain?.salt) throw new Error(`game ${game.gameNo} has no chain with a salt`);
  const hash = await gameHash(deps, chain, game.gameNo);
  const point = crashPoint(hash, chain.salt);
  return { hash, point, endMs: crashEndMs(point) };
}

/** Closes the bets and returns those that were placed. @throws DeposedError */
export async function lockBetsOf(deps: StepDeps, leader: Leader, gameNo: number): Promise<CrashBetRow[]> {
  await orDeposed(lockGame(deps.db, { ...leader, gameNo }));
  const bets = await listBetsOfGame(deps.db, { ...leader, gameNo });
  return bets.filter(({ state }) => state === 'open');
}

/** Returns the stakes of a game that does not start. Its bets must be locked. @throws DeposedError */
export async function refundGame(deps: StepDeps, leader: Leader, gameNo: number): Promise<void> {
  const bets = await listBetsOfGame(deps.db, { ...leader, gameNo });
  const outcomes = await Promise.all(
    deps.lane.submitAll(
      bets
        .filter(({ state }) => state === 'open')
        .map((bet) => ({
          kind: 'refund' as const,
          epoch: leader.epoch,
          merchantId: bet.merchantId,
          id: bet.id,
          gameNo,
          memberId: bet.memberId,
          currency: bet.currency,
        })),
    ),
  );
  if (outcomes.some((outcome) => outcome.status === 'refused' && outcome.code === 'deposed'))
    throw new DeposedError('another process leads the room');
}

/** Reveals the hash. The end is durable before anybody hears of it. @throws DeposedError */
export async function commitEnd(
  deps: StepDeps,
  leader: Leader,
  { gameNo, secret, cut }: { gameNo: number; secret: Secret; cut: GameEnd['cut'] },
): Promise<CrashGameRow> {
  const { hash, point } = secret;
  const { db, clock } = deps;
  await orDeposed(endGame(db, { ...leader, gameNo, hash, point, cut, at: clock.now() }));
  const game = await findGame(db, { ...leader, gameNo });
  if (!game) throw new Error(`game ${gameNo} has ended and is not there`);
  return game;
}

/** A game that has passed its point by then has ended by itself. */
export const cutOf = (ms: number, { endMs }: Secret, reason: CutReason): GameEnd['cut'] =>
  endMs <= ms ? null : { ms, reason };

/**
 * Finishes what the last leader left: before the start bets are refunded; a running game is cut at its last heartbeat,
 * which does not depend on the point.
 *
 * @throws DeposedError
 */
export async function recoverRoom(deps: StepDeps, leader: Leader): Promise<void> {
  const game = await findGameInPlay(deps.db, leader.merchantId);
  if (!game) return;
  const { gameNo } = game;
  if (game.state === 'running') {
    const secret = await secretOf(deps, game);
    const cut = cutOf(game.heartbeatMs ?? 0, secret, 'leader_lost');
    await settleGame(deps, await commitEnd(deps, leader, { gameNo, secret, cut }));
    return;
  }
  if (game.state === 'betting') await lockBetsOf(deps, leader, gameNo);
  await refundGame(deps, leader, gameNo);
}
