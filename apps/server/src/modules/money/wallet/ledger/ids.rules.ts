import { MAX_AMOUNT_MINOR } from '@croupier/contract/money.ts';
import type { NamedAccount } from '../accounts/accounts.queries.ts';
import type { AccountRef, Transfer, TransferBatch } from '../wallet.types.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Converts an id to PostgreSQL's notation for comparison. @throws RangeError for an invalid UUID */
export function normalId(id: string): string {
  if (!UUID.test(id)) throw new RangeError(`not a UUID: ${id.slice(0, 50)}`);
  return id.toLowerCase();
}

export const normalRef = (ref: AccountRef): AccountRef =>
  ref.owner === 'member' ? { ...ref, memberId: normalId(ref.memberId) } : ref;

function normalTransfer(transfer: Transfer): Transfer {
  const { amountMinor, reference } = transfer;
  if (amountMinor <= 0n || amountMinor > MAX_AMOUNT_MINOR)
    throw new RangeError(`an amount must be above zero and below ${MAX_AMOUNT_MINOR}: ${amountMinor}`);
  const debit = normalRef(transfer.debit);
  const credit = normalRef(transfer.credit);
  if (JSON.stringify(debit) === JSON.stringify(credit))
    throw new RangeError('a transfer needs two different accounts');
  return { ...transfer, id: normalId(transfer.id), reference: normalId(reference), debit, credit };
}

/** The batch with ids in normal form. @throws RangeError for an impossible transfer, which is a programming error */
export function normalBatch(batch: TransferBatch): TransferBatch {
  const transfers = batch.transfers.map(normalTransfer);
  if (new Set(transfers.map(({ id }) => id)).size < transfers.length)
    throw new RangeError('linked transfers need different ids');
  return {
    ...batch,
    transfers,
    figures: (batch.figures ?? []).map((figures) => ({ ...figures, memberId: normalId(figures.memberId) })),
  };
}

export const mainOf = (memberId: string): AccountRef => ({ owner: 'member', memberId, kind: 'main' });

/** Every account involved; figures are stored with the main account. */
export function accountsOf({ merchantId, currency, transfers, figures }: TransferBatch): NamedAccount[] {
  const refs = transfers.flatMap(({ debit, credit }) => [debit, credit]);
  for (const { memberId } of figures ?? []) refs.push(mainOf(memberId));
  return refs.map((ref) => ({ merchantId, currency, ref }));
}
