import type { AskReason, DocumentNeed } from '@croupier/contract/kyc/kyc-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { derivedId, newId } from '../../../platform/ids.ts';
import { insertWanted } from './documents.queries.ts';
import type { KycDeps, OfMember, Use } from './kyc.types.ts';
import { dayOf, readStanding } from './standing.usecases.ts';
import { needsToAsk } from './tiers.rules.ts';
import { addUse } from './uses.queries.ts';

type AskDeps = Pick<KycDeps, 'clock' | 'outbox' | 'messages'>;

/**
 * Wants documents that are not wanted yet, with one message for all of them.
 *
 * @returns how many are new
 */
export async function askFor(
  { clock, outbox, messages }: AskDeps,
  tx: Tx,
  {
    merchantId,
    memberId,
    needs,
    because,
    note = null,
    isTold = true,
  }: OfMember & {
    needs: readonly DocumentNeed[];
    because: AskReason;
    note?: string | null;
    /** Off where another message says so already. */
    isTold?: boolean;
  },
): Promise<number> {
  const added: string[] = [];
  for (const need of needs) {
    const id = newId();
    const wanted = { merchantId, memberId, id, need, because, note, at: clock.now() };
    if (!(await insertWanted(tx, wanted))) continue;
    added.push(id);
    const payload = { documentId: id, memberId, need, because };
    await outbox.record(tx, { merchantId, type: 'document.wanted', payload });
  }
  const [first] = added;
  if (first !== undefined && isTold)
    await messages.send(tx, {
      merchantId,
      memberId,
      id: derivedId('document_wanted_message', merchantId, first),
      kind: 'document_wanted',
    });
  return added.length;
}

/** Adds a payment to what the member has used, and asks for documents near a cap. */
export async function noteUse(
  deps: KycDeps,
  tx: Tx,
  { direction, amountMinor, at, ...of }: Use,
): Promise<void> {
  await addUse(tx, {
    ...of,
    day: dayOf(at ?? deps.clock.now()),
    deposits: direction === 'deposit' ? amountMinor : 0n,
    withdrawals: direction === 'withdrawal' ? amountMinor : 0n,
  });
  if (amountMinor <= 0n) return;
  const { settings, known, uses } = await readStanding(deps, tx, of);
  await askFor(deps, tx, { ...of, needs: needsToAsk(settings, known, uses), because: 'cap' });
}
