import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { recordChange, type ContractChange } from '../changes/record.usecases.ts';
import { contractErrors } from '../contracts.errors.ts';
import {
  askEnd,
  closeOffer,
  endContract,
  findContract,
  findOfPayee,
  startContract,
} from '../contracts.queries.ts';
import type { By, Contract, ContractDeps, EndedWhy } from '../contracts.types.ts';
import { lockParties, type PartyNode } from '../parties.queries.ts';
import { periodOf } from '../periods/now.rules.ts';
import { ownProblems, uncovered } from '../terms/problems.rules.ts';
import { openMark } from '../runs/runs.queries.ts';
import { putCascade } from './cascade.queries.ts';
import { endOf, startsOf } from './starts.rules.ts';
import { isOpen, type Act } from './transitions.rules.ts';

export type ActInput = { merchantId: string; id: string; act: Act; party: PartyNode; by: By };
type Step = ActInput & { contract: Contract; payer: PartyNode | undefined; payee: PartyNode; at: Date };
type Told = ContractChange['tell'][number]['kind'];

const changedUnder = (isChanged: boolean): void => {
  if (!isChanged) throw appError(contractErrors.state);
};

async function record(
  deps: ContractDeps,
  tx: Tx,
  { merchantId, by, payer, payee }: Step,
  change: Pick<ContractChange, 'contract' | 'action' | 'before'> & {
    toPayer?: Told | undefined;
    toPayee?: Told | undefined;
  },
): Promise<void> {
  const { toPayer, toPayee, ...rest } = change;
  await recordChange(deps, tx, {
    merchantId,
    by,
    ...rest,
    parties: [payee.memberId, ...(payer ? [payer.memberId] : [])],
    tell: [
      ...(payer && toPayer ? [{ memberId: payer.memberId, kind: toPayer }] : []),
      ...(toPayee ? [{ memberId: payee.memberId, kind: toPayee }] : []),
    ],
  });
}

/** Starts an offer: everything is checked again, because the payer's contract may have changed since. */
async function accept(deps: ContractDeps, tx: Tx, step: Step): Promise<void> {
  const { merchantId, contract, payer, payee, at } = step;
  if (payee.status === 'closed') throw appError(contractErrors.closed);
  if (payee.uplineNo !== contract.payerNo) throw appError(contractErrors.notDirect);
  const { settlement } = (await deps.merchants.byId(merchantId)).settings;
  const { kind, terms } = contract;
  const payers = payer && (await findOfPayee(tx, { merchantId, kind, payeeNo: payer.no, state: 'running' }));
  if (payer && !payers) throw appError(contractErrors.noContract);
  const problems = [
    ...ownProblems(terms, settlement.contracts),
    ...(payers ? uncovered(payers.terms, terms) : []),
  ];
  if (problems.length > 0) throw appError(contractErrors.notCovered);
  const former = await findOfPayee(tx, { merchantId, kind, payeeNo: payee.no, state: 'running' });
  const period = periodOf(at);
  const { startsPeriod, formerEnds } = startsOf({ terms, former, payers, period, calendar: settlement });
  if (former && formerEnds !== undefined)
    changedUnder(
      await endContract(tx, { merchantId, id: former.id, endsPeriod: formerEnds, why: 'replaced' }),
    );
  const replacesId = former?.id ?? null;
  changedUnder(await startContract(tx, { merchantId, id: contract.id, startsPeriod, replacesId, at }));
  await openMark(tx, { merchantId, kind, cycle: contract.cycle, until: startsPeriod });
  if (former) await putCascade(tx, { merchantId, id: contract.id });
  await record(deps, tx, step, {
    contract: { ...contract, state: 'running', startsPeriod, replacesId },
    action: 'accepted',
    before: former,
    toPayer: 'contract_accepted',
  });
}

async function end(deps: ContractDeps, tx: Tx, step: Step, why: EndedWhy): Promise<void> {
  const { merchantId, contract, at } = step;
  const { settlement } = (await deps.merchants.byId(merchantId)).settings;
  const endsPeriod = endOf(contract, periodOf(at), settlement);
  changedUnder(await endContract(tx, { merchantId, id: contract.id, endsPeriod, why }));
  await putCascade(tx, { merchantId, id: contract.id });
  await record(deps, tx, step, {
    contract: { ...contract, state: 'ending', endsPeriod, endedWhy: why },
    action: 'ended',
    toPayer: 'contract_ended',
    toPayee: why === 'terminated' ? undefined : 'contract_ended',
  });
}

async function close(
  deps: ContractDeps,
  tx: Tx,
  step: Step,
  to: { state: 'withdrawn' | 'rejected'; toPayer?: Told; toPayee?: Told },
): Promise<void> {
  const { merchantId, contract } = step;
  const { state, ...told } = to;
  changedUnder(await closeOffer(tx, { merchantId, id: contract.id, state }));
  await record(deps, tx, step, { contract: { ...contract, state }, action: state, ...told });
}

async function ask(deps: ContractDeps, tx: Tx, step: Step, isAsked: boolean): Promise<void> {
  const { merchantId, contract, at } = step;
  const endAskedAt = isAsked ? at : null;
  changedUnder(await askEnd(tx, { merchantId, id: contract.id, at: endAskedAt }));
  await record(deps, tx, step, {
    contract: { ...contract, endAskedAt },
    action: isAsked ? 'end_asked' : 'end_refused',
    ...(isAsked ? { toPayee: 'contract_end_asked' } : { toPayer: 'contract_end_refused' }),
  });
}

const EXECUTE: Readonly<Record<Act, (deps: ContractDeps, tx: Tx, step: Step) => Promise<void>>> = {
  withdraw: (deps, tx, step) => close(deps, tx, step, { state: 'withdrawn', toPayee: 'contract_withdrawn' }),
  reject: (deps, tx, step) => close(deps, tx, step, { state: 'rejected', toPayer: 'contract_rejected' }),
  accept,
  askEnd: (deps, tx, step) => ask(deps, tx, step, true),
  refuseEnd: (deps, tx, step) => ask(deps, tx, step, false),
  agreeEnd: (deps, tx, step) => end(deps, tx, step, 'agreed'),
  terminate: (deps, tx, step) => end(deps, tx, step, 'terminated'),
};

/**
 * One step of a party, under the locks of both. The contract is read after the locks, so of two acts at once the second
 * is refused.
 *
 * @throws `contracts.not_found`, `.state`, `.closed`, `.not_direct`, `.no_contract`, `.not_covered`
 */
export async function actOnContract(deps: ContractDeps, tx: Tx, input: ActInput): Promise<void> {
  const { merchantId, id, act, party } = input;
  const found = await findContract(tx, { merchantId, id });
  if (!found || (found.payeeNo !== party.no && found.payerNo !== party.no))
    throw appError(contractErrors.notFound);
  const locked = await lockParties(tx, { merchantId, nos: [found.payeeNo, found.payerNo] });
  const contract = await findContract(tx, { merchantId, id });
  const payee = locked.get(found.payeeNo);
  if (!contract || !payee) throw appError(contractErrors.notFound);
  const at = deps.clock.now();
  const side = contract.payeeNo === party.no ? 'payee' : 'payer';
  if (!isOpen(act, side, contract, at)) throw appError(contractErrors.state);
  await EXECUTE[act](deps, tx, { ...input, contract, payer: locked.get(found.payerNo), payee, at });
}
