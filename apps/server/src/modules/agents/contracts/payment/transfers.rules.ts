import type { AccountRef, Transfer } from '../../../money/wallet/index.ts';

const houseOf = (kind: string): AccountRef => ({ owner: 'house', kind: 'commission_cost', key: kind });
export const commissionOf = (memberId: string): AccountRef => ({
  owner: 'member',
  memberId,
  kind: 'commission',
});

type Movement = { id: string; memberId: string; transferId: string; movedMinor: bigint };

/** The one movement of an agent in a run: the house clears. */
export const netTransfer = (kind: string, { id, memberId, transferId, movedMinor }: Movement): Transfer =>
  movedMinor > 0n
    ? {
        id: transferId,
        debit: houseOf(kind),
        credit: commissionOf(memberId),
        amountMinor: movedMinor,
        code: kind === 'dividend' ? 'dividend' : 'salary',
        reference: id,
      }
    : {
        id: transferId,
        debit: commissionOf(memberId),
        credit: houseOf(kind),
        amountMinor: -movedMinor,
        code: 'contract_payment',
        reference: id,
      };
