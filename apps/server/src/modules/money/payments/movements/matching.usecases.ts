import type { Tx } from '../../../../platform/db/database.ts';
import { findByAmount, findByReferences, findByTheirId, findDeposit } from '../deposits/deposits.queries.ts';
import type { DepositRow } from '../deposits/deposits.types.ts';
import { findReferences, referenceLetters } from '../providers/reference.rules.ts';
import type { MovementRow } from './movements.types.ts';
import type { MatchedBy } from './payers.rules.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type Match = { deposit: DepositRow; by: MatchedBy };

/** The deposit that an incoming movement belongs to: by ids, by a reference in its text, by an amount that only one waits for. */
export async function matchDeposit(
  tx: Tx,
  movement: Pick<
    MovementRow,
    'merchantId' | 'accountId' | 'theirId' | 'detail' | 'text' | 'asset' | 'amountMinor'
  >,
  currency: string,
): Promise<Match | undefined> {
  const { merchantId, accountId, detail } = movement;
  const ourId = detail?.ourId;
  if (ourId !== undefined && UUID.test(ourId)) {
    const deposit = await findDeposit(tx, { merchantId, id: ourId });
    if (deposit?.accountId === accountId) return { deposit, by: 'id' };
  }
  for (const theirId of [movement.theirId, detail?.address]) {
    const deposit = theirId && (await findByTheirId(tx, { merchantId, accountId, theirId }));
    if (deposit) return { deposit, by: 'id' };
  }
  const references = findReferences(movement.text, referenceLetters(merchantId));
  if (references.length > 0) {
    const [deposit, ...others] = await findByReferences(tx, { merchantId, accountId, references });
    // A text that names several deposits names none.
    if (deposit) return others.length === 0 ? { deposit, by: 'reference' } : undefined;
  }
  if (movement.asset !== currency) return undefined;
  const [deposit, ...others] = await findByAmount(tx, {
    merchantId,
    accountId,
    amountMinor: movement.amountMinor,
  });
  return deposit && others.length === 0 ? { deposit, by: 'amount' } : undefined;
}
