import type { Rights } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { runCascades } from '../acts/cascade.usecases.ts';
import { putCascade } from '../acts/cascade.queries.ts';
import { endOf } from '../acts/starts.rules.ts';
import { recordChange } from '../changes/record.usecases.ts';
import { contractErrors } from '../contracts.errors.ts';
import { closeOffer, endContract, findContract } from '../contracts.queries.ts';
import { countPaid, readContracts, readRunning } from '../contracts.reads.ts';
import type { Contract, ContractDeps, ContractOfParties } from '../contracts.types.ts';
import { lockParties } from '../parties.queries.ts';
import { periodOf } from '../periods/now.rules.ts';
import { approveRun, holdBill, releaseBill } from './desk.queries.ts';
import { billReader, runReader } from './lists.reads.ts';
import { findRunBefore, listChanges, sumByState } from './runs.reads.ts';

type OfOperator = { merchantId: string; id: string; reason: string; operator: Operator };
export type Reading = { merchantId: string; id: string; rights?: Rights };

const MAX_CHANGES = 20;
const MAX_DOWNLINES = 100;

async function contractView(deps: ContractDeps, merchantId: string, id: string): Promise<ContractOfParties> {
  const [contract] = await readContracts(deps.db, { merchantId, ids: [id] });
  if (!contract) throw appError(contractErrors.notFound);
  return contract;
}

/** One contract with what it replaced and what it pays for. @throws `contracts.not_found` */
export async function contractDetail(deps: ContractDeps, { merchantId, id }: Reading) {
  const contract = await contractView(deps, merchantId, id);
  const { replacesId, payeeNo, kind } = contract;
  const [before] = replacesId ? await readContracts(deps.db, { merchantId, ids: [replacesId] }) : [];
  const below = { merchantId, payerNo: payeeNo, kind };
  const downlines = await readRunning(deps.db, { ...below, limit: MAX_DOWNLINES });
  return { contract, before: before ?? null, downlines, downlineCount: await countPaid(deps.db, below) };
}

/** Withdraws an offer of the house, or ends a running contract. @throws `contracts.not_found`, `.state` */
export async function stopByOperator(
  deps: ContractDeps,
  act: 'withdraw' | 'end',
  { merchantId, id, reason, operator }: OfOperator,
): Promise<ContractOfParties> {
  const { account, ip, requestId } = operator;
  await deps.db.transaction().execute(async (tx) => {
    const found = await findContract(tx, { merchantId, id });
    if (!found || (act === 'withdraw' && found.payerNo !== 0)) throw appError(contractErrors.notFound);
    const locked = await lockParties(tx, { merchantId, nos: [found.payerNo, found.payeeNo] });
    const { settlement } = (await deps.merchants.byId(merchantId)).settings;
    const endsPeriod = endOf(found, periodOf(deps.clock.now()), settlement);
    const isDone =
      act === 'withdraw'
        ? await closeOffer(tx, { merchantId, id, state: 'withdrawn' })
        : await endContract(tx, { merchantId, id, endsPeriod, why: 'operator' });
    if (!isDone) throw appError(contractErrors.state);
    if (act === 'end') await putCascade(tx, { merchantId, id });
    const parties = [...locked.values()].map(({ memberId }) => memberId);
    const contract: Contract =
      act === 'withdraw'
        ? { ...found, state: 'withdrawn' }
        : { ...found, state: 'ending', endsPeriod, endedWhy: 'operator' };
    await recordChange(deps, tx, {
      merchantId,
      contract,
      action: act === 'withdraw' ? 'withdrawn' : 'ended',
      by: { actor: account, ip, requestId },
      reason,
      parties,
      tell: parties.map((memberId) => ({
        memberId,
        kind: act === 'withdraw' ? ('contract_withdrawn' as const) : ('contract_ended' as const),
      })),
    });
  });
  await runCascades(deps, merchantId);
  return contractView(deps, merchantId, id);
}

const oneOf = async <Item>(reading: Promise<{ items: readonly Item[] }>): Promise<Item> => {
  const [item] = (await reading).items;
  if (!item) throw appError(contractErrors.notFound);
  return item;
};

export const findRun = ({ db }: Pick<ContractDeps, 'db'>, merchantId: string, id: string) =>
  oneOf(runReader.read(db, { merchantIds: [merchantId], query: { id, sort: '-computedAt' } }));
export const findDeskBill = ({ db }: Pick<ContractDeps, 'db'>, merchantId: string, id: string) =>
  oneOf(billReader.read(db, { merchantIds: [merchantId], query: { id, sort: '-createdAt' } }));

/** A run beside the one before it. @throws `contracts.not_found` */
export async function runDetail(deps: ContractDeps, { merchantId, id }: Reading) {
  const run = await findRun(deps, merchantId, id);
  const of = { merchantId, runId: id };
  const beforeId = await findRunBefore(deps.db, of);
  const before = beforeId ? await findRun(deps, merchantId, beforeId) : null;
  const found = await listChanges(deps.db, { ...of, beforeId, limit: MAX_CHANGES });
  const changes = await Promise.all(
    found.map(async ({ id: billId, beforeGross }) => ({
      bill: await findDeskBill(deps, merchantId, billId),
      beforeGross,
    })),
  );
  return { run, before, byState: await sumByState(deps.db, of), changes };
}

async function record(
  { audit }: ContractDeps,
  tx: Parameters<ContractDeps['audit']['record']>[0],
  action: string,
  subject: string,
  { merchantId, reason, operator }: OfOperator,
): Promise<void> {
  const { account: actor, ip, requestId } = operator;
  await audit.record(tx, { merchantId, actor, action, subject, after: { reason }, ip, requestId });
}

/** @throws `contracts.not_found`, `.state` */
export async function approve(deps: ContractDeps, input: OfOperator) {
  const { merchantId, id, operator } = input;
  await findRun(deps, merchantId, id);
  await deps.db.transaction().execute(async (tx) => {
    const at = deps.clock.now();
    if (!(await approveRun(tx, { merchantId, runId: id, by: operator.account.id, at })))
      throw appError(contractErrors.state);
    await record(deps, tx, 'contracts.run_approved', `settlement_run:${id}`, input);
  });
  return findRun(deps, merchantId, id);
}

/** @throws `contracts.not_found`, `.state` */
export async function holdOrRelease(deps: ContractDeps, act: 'hold' | 'release', input: OfOperator) {
  const { merchantId, id } = input;
  await findDeskBill(deps, merchantId, id);
  await deps.db.transaction().execute(async (tx) => {
    const change = act === 'hold' ? holdBill : releaseBill;
    if (!(await change(tx, { merchantId, billId: id }))) throw appError(contractErrors.state);
    await record(
      deps,
      tx,
      `contracts.bill_${act === 'hold' ? 'held' : 'released'}`,
      `contract_bill:${id}`,
      input,
    );
  });
  return findDeskBill(deps, merchantId, id);
}
