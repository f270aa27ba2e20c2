import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { kindOf } from '../../../access/members/index.ts';
import { recordChange } from '../changes/record.usecases.ts';
import { ANSWER_DAYS } from '../contracts.config.ts';
import { contractErrors } from '../contracts.errors.ts';
import { findOfPayee, insertOffer } from '../contracts.queries.ts';
import type { By, Contract, ContractDeps } from '../contracts.types.ts';
import { findParty, lockParties, type PartyNode } from '../parties.queries.ts';
import { owes } from '../payment/debts.queries.ts';
import { cycleOf } from '../periods/cycles.rules.ts';
import { ownProblems, uncovered, type Problem } from '../terms/problems.rules.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

export type Offer = {
  merchantId: string;
  /** Undefined for the house. */
  payer: PartyNode | undefined;
  memberId: string;
  terms: Terms;
  by: By;
  /** Made here where it is left out. */
  id?: string;
  reason?: string;
};

/** @throws `contracts.terms` with the fields */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw appError(contractErrors.terms, {
    fields: problems.map(({ code, tier }) => ({
      field: tier === null ? 'terms' : `terms.tiers.${tier}`,
      code: `contracts.problem_${code}`,
    })),
  });
}

/** The payee of an offer. @throws `contracts.not_found`, `.not_direct`, `.not_root`, `.not_agent`, `.closed` */
export async function payeeOf(
  tx: Tx,
  { merchantId, payer, memberId }: Pick<Offer, 'merchantId' | 'payer' | 'memberId'>,
): Promise<PartyNode> {
  const payee = await findParty(tx, { merchantId, memberId });
  const isOwnTeam = !payer || (payee && payee.path !== payer.path && payee.path.startsWith(payer.path));
  if (!payee || !isOwnTeam) throw appError(contractErrors.notFound);
  if (payee.uplineNo !== (payer?.no ?? 0))
    throw appError(payer ? contractErrors.notDirect : contractErrors.notRoot);
  if (kindOf(payee.type) !== 'agent') throw appError(contractErrors.notAgent);
  if (payee.status === 'closed') throw appError(contractErrors.closed);
  return payee;
}

/** What is wrong with terms that a payer would offer. @throws `contracts.no_contract` */
export async function problemsOf(
  { merchants }: Pick<ContractDeps, 'merchants'>,
  tx: Tx,
  { merchantId, payer, terms }: Pick<Offer, 'merchantId' | 'payer' | 'terms'>,
): Promise<Problem[]> {
  const { settings } = await merchants.byId(merchantId);
  const problems = ownProblems(terms, settings.settlement.contracts);
  if (!payer) return problems;
  const own = await findOfPayee(tx, { merchantId, kind: terms.kind, payeeNo: payer.no, state: 'running' });
  if (!own) throw appError(contractErrors.noContract);
  return [...problems, ...uncovered(own.terms, terms)];
}

/**
 * Offers a contract, in the caller's transaction.
 *
 * @throws `contracts.not_found`, `.not_direct`, `.not_agent`, `.closed`, `.no_contract`, `.open_bills`, `.terms`, `.pending`
 */
export async function offerContract(deps: ContractDeps, tx: Tx, offer: Offer): Promise<Contract> {
  const { merchantId, payer, terms, by } = offer;
  const payee = await payeeOf(tx, offer);
  await lockParties(tx, { merchantId, nos: [payee.no, ...(payer ? [payer.no] : [])] });
  if (payer && (await owes(tx, { merchantId, no: payer.no }))) throw appError(contractErrors.openBills);
  refuseProblems(await problemsOf(deps, tx, offer));
  const running = await findOfPayee(tx, {
    merchantId,
    kind: terms.kind,
    payeeNo: payee.no,
    state: 'running',
  });
  if (running?.endAskedAt) throw appError(contractErrors.pending);
  const at = deps.clock.now();
  const stored = {
    id: offer.id ?? newId(),
    kind: terms.kind,
    cycle: cycleOf(terms),
    payerNo: payer?.no ?? 0,
    payeeNo: payee.no,
    terms,
    offeredAt: at,
    expiresAt: new Date(at.getTime() + ANSWER_DAYS * DAY_MILLISECONDS),
  };
  if (!(await insertOffer(tx, { merchantId, ...stored }))) throw appError(contractErrors.pending);
  const contract: Contract = {
    ...stored,
    state: 'requested',
    startsPeriod: null,
    endsPeriod: null,
    endedWhy: null,
    endAskedAt: null,
    replacesId: null,
  };
  await recordChange(deps, tx, {
    merchantId,
    contract,
    action: 'offered',
    by,
    before: running,
    ...(offer.reason && { reason: offer.reason }),
    parties: [payee.memberId, ...(payer ? [payer.memberId] : [])],
    tell: [{ memberId: payee.memberId, kind: 'contract_offered' }],
  });
  return contract;
}
