import type { Tx } from '../../../../platform/db/database.ts';
import { recordChange } from '../changes/record.usecases.ts';
import { CASCADE_CHUNK } from '../contracts.config.ts';
import { closeOffer, endContract, findContract, findOfPayee } from '../contracts.queries.ts';
import type { Contract, ContractDeps, EndedWhy } from '../contracts.types.ts';
import { lockParties } from '../parties.queries.ts';
import { periodOf } from '../periods/now.rules.ts';
import { startFrom } from '../periods/cycles.rules.ts';
import { dropCascade, listBelow, listCascades, putCascade } from './cascade.queries.ts';
import { endsBelow } from './cascade.rules.ts';

const BY_SYSTEM = { actor: { kind: 'system' } } as const;

/** What the payer has now, what that replaced, and from when it holds. */
async function causeOf(tx: Tx, merchantId: string, contract: Contract) {
  const { kind, payeeNo } = contract;
  const payers = await findOfPayee(tx, { merchantId, kind, payeeNo, state: 'running' });
  const former = payers?.replacesId
    ? await findContract(tx, { merchantId, id: payers.replacesId })
    : undefined;
  const from = payers ? payers.startsPeriod : contract.endsPeriod;
  return { payers, former, from: from ?? 0 };
}

async function stopBelow(
  deps: ContractDeps,
  tx: Tx,
  { merchantId, below, from, why }: { merchantId: string; below: Contract; from: number; why: EndedWhy },
): Promise<void> {
  const locked = await lockParties(tx, { merchantId, nos: [below.payerNo, below.payeeNo] });
  const { settlement } = (await deps.merchants.byId(merchantId)).settings;
  const parties = [...locked.values()].map(({ memberId }) => memberId);
  if (below.state === 'requested') {
    if (!(await closeOffer(tx, { merchantId, id: below.id, state: 'withdrawn' }))) return;
    const contract: Contract = { ...below, state: 'withdrawn' };
    await recordChange(deps, tx, {
      merchantId,
      contract,
      action: 'withdrawn',
      by: BY_SYSTEM,
      parties,
      tell: [],
    });
    return;
  }
  const earliest = Math.max(from, periodOf(deps.clock.now()) + 1);
  const endsPeriod = startFrom(earliest, below.cycle, settlement);
  if (!(await endContract(tx, { merchantId, id: below.id, endsPeriod, why }))) return;
  await putCascade(tx, { merchantId, id: below.id });
  await recordChange(deps, tx, {
    merchantId,
    contract: { ...below, state: 'ending', endsPeriod, endedWhy: why },
    action: 'ended',
    by: BY_SYSTEM,
    parties,
    tell: parties.map((memberId) => ({ memberId, kind: 'contract_ended' as const })),
  });
}

/** The contracts right below one that has changed, in chunks; those below them are noted for the next round. */
async function cascade(deps: ContractDeps, merchantId: string, id: string): Promise<void> {
  const { contracts: settings } = (await deps.merchants.byId(merchantId)).settings.settlement;
  let after: string | undefined;
  let cause = '';
  for (;;) {
    const isDone = await deps.db.transaction().execute(async (tx) => {
      const contract = await findContract(tx, { merchantId, id });
      if (!contract) throw new Error(`contract ${id} of a cascade is missing`);
      await lockParties(tx, { merchantId, nos: [contract.payeeNo] });
      const { payers, former, from } = await causeOf(tx, merchantId, contract);
      // Who ended it meanwhile has found it noted, and relies on everything below being looked at again.
      const now = `${payers?.id ?? ''} ${from}`;
      if (now !== cause) after = undefined;
      cause = now;
      const { kind, payeeNo: payerNo } = contract;
      const found = await listBelow(tx, { merchantId, payerNo, kind, after, limit: CASCADE_CHUNK });
      for (const below of found) {
        const why = endsBelow(below, { payers, former, settings });
        if (why) await stopBelow(deps, tx, { merchantId, below, from, why });
      }
      after = found.at(-1)?.id;
      if (found.length === CASCADE_CHUNK) return false;
      await dropCascade(tx, { merchantId, id });
      return true;
    });
    if (isDone) return;
  }
}

/** Carries ends and lower rates down the lines until nothing is left to do. */
export async function runCascades(deps: ContractDeps, merchantId: string): Promise<void> {
  for (;;) {
    const ids = await listCascades(deps.db, merchantId);
    if (ids.length === 0) return;
    for (const id of ids) await cascade(deps, merchantId, id);
  }
}
