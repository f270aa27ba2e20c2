import type { MessageKind } from '@croupier/contract/engagement/messages.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { derivedId } from '../../../../platform/ids.ts';
import type { By, Contract, ContractDeps } from '../contracts.types.ts';
import { storedTerms } from '../terms/stored-terms.rules.ts';
import { numberChanges } from './changes.queries.ts';

type Told = { memberId: string; kind: Extract<MessageKind, `contract_${string}`> };

export type ContractChange = {
  merchantId: string;
  contract: Contract;
  /** What was done: `offered`. */
  action: string;
  by: By;
  /** What the payee had before, where it is replaced. */
  before?: Contract | undefined;
  reason?: string;
  parties: readonly string[];
  tell: readonly Told[];
};

/** An audit entry with the terms, messages to the parties, and news for their open pages. */
export async function recordChange(
  { audit, messages }: Pick<ContractDeps, 'audit' | 'messages'>,
  tx: Tx,
  { merchantId, contract, action, by, before, reason, parties, tell }: ContractChange,
): Promise<void> {
  const { id, kind, state, terms, startsPeriod, endsPeriod, endedWhy } = contract;
  await audit.record(tx, {
    merchantId,
    actor: by.actor,
    action: `contracts.${action}`,
    subject: `contract:${id}`,
    ...(before && { before: { contract: before.id, terms: storedTerms(before.terms) } }),
    after: { kind, state, terms: storedTerms(terms), startsPeriod, endsPeriod, endedWhy, reason },
    ...(by.ip && { ip: by.ip }),
    ...(by.requestId && { requestId: by.requestId }),
  });
  for (const { memberId, kind: message } of tell) {
    const messageId = derivedId('contract message', merchantId, id, message, memberId);
    await messages.send(tx, {
      merchantId,
      memberId,
      id: messageId,
      kind: message,
      params: { contract: kind, contractId: id },
    });
  }
  await numberChanges(tx, { merchantId, memberIds: parties });
}
