import type { Tx } from '../../../../platform/db/database.ts';
import { listMovesSince, undoMoves } from '../../network/index.ts';
import type { ContractDeps } from '../contracts.types.ts';
import { instantOf } from '../periods/now.rules.ts';
import { isEmpty } from '../runs/bills.rules.ts';
import { draftBills, isShort, storeRun, type RunMerchant } from '../runs/run.usecases.ts';
import { readCounted } from '../runs/runs.queries.ts';
import type { SettledSpan } from './resettlements.queries.ts';
import { carriesOther, changedLines } from './revision.rules.ts';
import { findRevision, findUntil, readBilled } from './settled.queries.ts';

type Revised = SettledSpan & { merchantId: string; resettlementId: string };

/**
 * Computes a settled period again in full, with the tree of then, and bills what differs: the lines in which nothing does
 * keep their bills. Returns the next period if other losses are carried into it.
 */
export async function reviseSpan(
  { clock }: Pick<ContractDeps, 'clock'>,
  tx: Tx,
  merchant: RunMerchant,
  span: Revised,
): Promise<SettledSpan[]> {
  const { merchantId, kind, cycle, until } = span;
  const last = await findRevision(tx, span);
  const moves = await listMovesSince(tx, { merchantId, since: last?.firstAt ?? instantOf(until) });
  const treeOfThen = undoMoves(moves);
  const contracts = await readCounted(tx, { ...span, team: '' });
  if (contracts.length === 0) return [];
  const drafts = await draftBills(tx, merchant, span, contracts, treeOfThen);
  const billed = await readBilled(tx, span);
  const changed = changedLines(drafts, billed).filter(
    (draft) => !isShort(cycle) || !isEmpty(draft) || billed.has(draft.contract.payeeNo),
  );
  if (changed.length === 0) return [];
  const run = { ...span, revision: (last?.revision ?? 0) + 1, at: clock.now() };
  await storeRun(tx, merchant, run, changed, billed);
  if (kind !== 'dividend' || !changed.some((draft) => carriesOther(draft, billed))) return [];
  const next = await findUntil(tx, { merchantId, kind, cycle, from: until });
  return next === undefined ? [] : [{ kind, cycle, from: until, until: next }];
}
