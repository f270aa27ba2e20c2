import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import { ZERO_SHEET } from '@croupier/agreements/rates/sheets.ts';
import { contractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { requestReason, type RequestResult } from '@croupier/contract/access/approvals.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { ratesOfNodes } from '../../network/index.ts';
import { offerContract, payeeOf } from '../acts/offering.usecases.ts';
import { findContract } from '../contracts.queries.ts';
import { readContracts } from '../contracts.reads.ts';
import type { ContractDeps, ContractOfParties } from '../contracts.types.ts';
import { periodOf } from '../periods/now.rules.ts';
import { previewOffer, type Preview } from '../preview.usecases.ts';
import { budgetOf, type Budget } from './budget.rules.ts';
import { readOtherTerms } from './desk.queries.ts';

const KIND = 'contracts.offer';
type Root = { merchantId: string; memberId: string; terms: Terms };

/** What a root would cost with the terms. @throws `contracts.not_found`, `.not_root`, `.not_agent`, `.closed` */
async function budgetWith(
  { clock }: ContractDeps,
  tx: Tx,
  { merchantId, memberId, terms }: Root,
): Promise<Budget[]> {
  const { no } = await payeeOf(tx, { merchantId, payer: undefined, memberId });
  const sheets = await ratesOfNodes(tx, { merchantId, nos: [no], period: periodOf(clock.now()) + 1 });
  const sheet = sheets.get(no) ?? ZERO_SHEET;
  const others = await readOtherTerms(tx, { merchantId, payeeNo: no, kind: terms.kind });
  return budgetOf(sheet, [...others, terms], terms.classes);
}

export type RootPreview = Preview & { budget: Budget[]; needsSecond: boolean };

export async function previewForRoot(deps: ContractDeps, root: Root): Promise<RootPreview> {
  return deps.db.transaction().execute(async (tx) => {
    const budget = await budgetWith(deps, tx, root);
    const preview = await previewOffer(deps, tx, { ...root, payer: undefined });
    return { ...preview, budget, needsSecond: budget.some(({ isExceeded }) => isExceeded) };
  });
}

const actorOf = ({ account, ip, requestId }: Operator) => ({ actor: account, ip, requestId });

/**
 * Offers a contract of the house to a root: at once within the line budget, else by a request. The same id again gets the
 * same answer.
 */
export async function offerToRoot(
  deps: ContractDeps,
  { id, operator, reason, ...root }: Root & { id: string; operator: Operator; reason: string },
): Promise<{ contract: ContractOfParties | null; request: RequestResult | null }> {
  const { merchantId, memberId, terms } = root;
  const isOffered = await deps.db.transaction().execute(async (tx) => {
    if (await findContract(tx, { merchantId, id })) return true;
    const budget = await budgetWith(deps, tx, root);
    if (budget.some(({ isExceeded }) => isExceeded)) return false;
    await offerContract(deps, tx, { ...root, payer: undefined, by: actorOf(operator), id, reason });
    return true;
  });
  if (isOffered) {
    const [contract] = await readContracts(deps.db, { merchantId, ids: [id] });
    return { contract: contract ?? null, request: null };
  }
  const request = await deps.approvals.ask({
    merchantId,
    id,
    kind: KIND,
    subject: memberId,
    payload: { terms, reason },
    reason,
    operator,
  });
  return { contract: null, request };
}

const payloadSchema = z.object({ terms: contractTerms, reason: requestReason });
type Payload = { terms: Terms; reason: string };
type Facts = { usedPpm: Record<string, number>; rates: string };
type Request = { merchantId: string; subject: string; payload: Payload };

/** An offer above the line budget, which a second operator signs. The subject is the root's member id. */
export const createOfferRequest = (deps: ContractDeps) =>
  ({
    kind: KIND,
    permission: 'agents.contracts.manage',
    schema: payloadSchema,
    facts: async (tx: Tx, { merchantId, subject, payload }: Request): Promise<Facts> => {
      const budget = await budgetWith(deps, tx, { merchantId, memberId: subject, terms: payload.terms });
      return {
        usedPpm: Object.fromEntries(budget.map(({ of, usedPpm }) => [of, usedPpm])),
        rates: payload.terms.kind,
      };
    },
    summary: ({ subject, payload, facts }: Request & { facts: Facts }) => ({
      subject,
      changes: Object.entries(facts.usedPpm).map(([of, usedPpm]) => ({
        label: `contracts.budget.${of}`,
        before: '',
        after: `${payload.terms.kind}: ${usedPpm / 10_000} %`,
      })),
    }),
    execute: async (
      tx: Tx,
      { merchantId, subject, payload, id, operator }: Request & { id: string; operator: Operator },
    ): Promise<void> => {
      const { terms, reason } = payload;
      const offer = { merchantId, payer: undefined, memberId: subject, terms, by: actorOf(operator) };
      await offerContract(deps, tx, { ...offer, id, reason });
    },
  }) as const;
