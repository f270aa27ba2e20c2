import type { Terms } from '@croupier/agreements/contracts/terms.ts';
import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import { AppError, appError } from '../../../platform/http/errors.ts';
import { actOnContract } from './acts/answering.usecases.ts';
import { runCascades } from './acts/cascade.usecases.ts';
import { offerContract } from './acts/offering.usecases.ts';
import type { Act } from './acts/transitions.rules.ts';
import { contractErrors } from './contracts.errors.ts';
import { findContract } from './contracts.queries.ts';
import { readContracts } from './contracts.reads.ts';
import type { By, ContractDeps, ContractOfParties, MemberKey } from './contracts.types.ts';
import { considerOffer, previewOffer, type Preview } from './preview.usecases.ts';
import { partyOf } from './views.usecases.ts';

export type ActionInput =
  | { action: 'preview'; memberId: string; terms: Terms }
  | { action: 'offer'; memberIds: readonly string[]; terms: Terms }
  | { action: 'consider' | Act; id: string };

export type ActionResult = {
  contracts: ContractOfParties[];
  refused: Array<{ memberId: string; code: string }>;
  preview: Preview | null;
};

type Caller = { member: MemberKey; kind: ContractKind; by: By };

export function createActions(deps: ContractDeps) {
  const { db } = deps;
  const answer = async (
    merchantId: string,
    ids: readonly string[],
    refused: ActionResult['refused'] = [],
  ): Promise<ActionResult> => ({
    contracts: await readContracts(db, { merchantId, ids }),
    refused,
    preview: null,
  });

  /** To each member in a transaction of its own. A single refusal is thrown. */
  const offer = async (
    { member, by }: Caller,
    { memberIds, terms }: { memberIds: readonly string[]; terms: Terms },
  ): Promise<ActionResult> => {
    const { merchantId } = member;
    const payer = await partyOf(db, member);
    const ids: string[] = [];
    const refused: ActionResult['refused'] = [];
    for (const memberId of new Set(memberIds))
      try {
        const offered = { merchantId, payer, memberId, terms, by };
        const { id } = await db.transaction().execute((tx) => offerContract(deps, tx, offered));
        ids.push(id);
      } catch (error) {
        if (!(error instanceof AppError) || memberIds.length === 1) throw error;
        refused.push({ memberId, code: error.code });
      }
    return answer(merchantId, ids, refused);
  };

  const act = async ({ member, kind, by }: Caller, name: Act, id: string): Promise<ActionResult> => {
    const { merchantId } = member;
    const party = await partyOf(db, member);
    const found = await findContract(db, { merchantId, id });
    if (found?.kind !== kind) throw appError(contractErrors.notFound);
    await db.transaction().execute((tx) => actOnContract(deps, tx, { merchantId, id, act: name, party, by }));
    // The job does the same within a minute, should this process end here.
    await runCascades(deps, merchantId);
    return answer(merchantId, [id]);
  };

  const preview = async (
    { member, kind }: Caller,
    input: Extract<ActionInput, { id: string } | { memberId: string }>,
  ) => {
    const { merchantId } = member;
    const party = await partyOf(db, member);
    if ('id' in input) {
      const found = await findContract(db, { merchantId, id: input.id });
      if (found?.kind !== kind) throw appError(contractErrors.notFound);
    }
    const made = await db
      .transaction()
      .execute((tx) =>
        'id' in input
          ? considerOffer(deps, tx, { merchantId, id: input.id, party })
          : previewOffer(deps, tx, { merchantId, payer: party, ...input }),
      );
    return { contracts: [], refused: [], preview: made };
  };

  /** @throws the errors of offers and acts */
  return (caller: Caller, input: ActionInput): Promise<ActionResult> => {
    if (input.action === 'offer') return offer(caller, input);
    if (input.action === 'preview' || input.action === 'consider') return preview(caller, input);
    return act(caller, input.action, input.id);
  };
}
