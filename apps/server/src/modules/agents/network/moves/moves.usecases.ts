import { classesAbove } from '@croupier/agreements/rates/sheets.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { AppError, appError } from '../../../../platform/http/errors.ts';
import { settlementDay } from '../calendar.rules.ts';
import { MAX_DEPTH } from '../network.config.ts';
import { networkErrors } from '../network.errors.ts';
import type { NetworkDeps, NetworkHooks, Node } from '../network.types.ts';
import { limitOfNode, ratesOfNode } from '../rates/rates.queries.ts';
import { findNodeByNo, lockTree } from '../tree/nodes.queries.ts';
import { isInTeam, pathBelow } from '../tree/paths.rules.ts';
import { deepestOf, endMove, lockDueMove, moveTeam } from './moves.queries.ts';

/**
 * Whether a node may move under another one, or under the house.
 *
 * @throws `agents.move_same`, `.move_below`, `.too_deep`, `.rate_above`
 */
export async function checkMove(
  db: Db,
  { merchantId, node, to, period }: { merchantId: string; node: Node; to: Node | undefined; period: number },
): Promise<void> {
  if (node.uplineNo === (to?.no ?? 0)) throw appError(networkErrors.moveSame);
  if (to && isInTeam(to.path, node.path)) throw appError(networkErrors.moveBelow);
  const below = (await deepestOf(db, { merchantId, path: node.path })) - node.depth;
  if ((to?.depth ?? 0) + 1 + below > MAX_DEPTH) throw appError(networkErrors.tooDeep);
  if (!to) return;
  const sheet = await ratesOfNode(db, { merchantId, no: node.no, period });
  const limit = await limitOfNode(db, { merchantId, no: to.no, period });
  if (classesAbove(sheet, limit).length > 0) throw appError(networkErrors.rateAbove);
}

/** Does one due move of a merchant; false if there is none. */
async function moveNext(
  { clock, audit, merchants, hooks }: NetworkDeps & { hooks: NetworkHooks },
  tx: Tx,
  merchantId: string,
): Promise<boolean> {
  await lockTree(tx, merchantId);
  const move = await lockDueMove(tx, merchantId);
  if (!move) return false;
  const { id, duePeriod: period } = move;
  const node = await findNodeByNo(tx, { merchantId, no: move.no });
  const to = move.toNo === 0 ? undefined : await findNodeByNo(tx, { merchantId, no: move.toNo });
  if (!node || (move.toNo !== 0 && !to)) throw new Error(`move ${id} names no node`);
  try {
    await checkMove(tx, { merchantId, node, to, period });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await endMove(tx, { merchantId, id, failed: error.code });
    return true;
  }
  const at = clock.now();
  const { settlement } = (await merchants.byId(merchantId)).settings;
  await moveTeam(tx, { merchantId, node, to, path: pathBelow(to?.path ?? '', node.no) });
  await endMove(tx, { merchantId, id, day: settlementDay(at, settlement), at });
  for (const hook of hooks.moved)
    await hook(tx, { merchantId, memberId: node.memberId, no: node.no, fromNo: node.uplineNo, period });
  await audit.record(tx, {
    merchantId,
    actor: { kind: 'system' },
    action: 'network.moved',
    subject: `member:${node.memberId}`,
    before: { uplineNo: node.uplineNo, path: node.path },
    after: { uplineNo: to?.no ?? 0, move: id },
  });
  return true;
}

/** Does every move that is due. Interrupted, it continues where it stopped. */
export async function applyMoves(deps: NetworkDeps & { hooks: NetworkHooks }): Promise<void> {
  for (const { id: merchantId } of await deps.merchants.list())
    while (await deps.db.transaction().execute((tx) => moveNext(deps, tx, merchantId)));
}
