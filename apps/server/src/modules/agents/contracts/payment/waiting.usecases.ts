import { BILLS_PER_PAYMENT } from '../contracts.config.ts';
import type { ContractDeps } from '../contracts.types.ts';
import type { RunMerchant } from '../runs/run.usecases.ts';
import { insertPayments } from './payment.queries.ts';
import { netTransfer } from './transfers.rules.ts';
import { lockReleasable, markReleased } from './waiting.queries.ts';

/** Pays what waited: for an account to be opened again, or for an operator. */
export async function releaseWaiting(
  { wallet, clock }: ContractDeps,
  { id: merchantId, currency }: RunMerchant,
): Promise<void> {
  for (;;) {
    const released = await wallet.transaction(async (tx) => {
      const bills = await lockReleasable(tx, { merchantId, limit: BILLS_PER_PAYMENT });
      if (bills.length === 0) return 0;
      const at = clock.now();
      await wallet.post(tx, {
        merchantId,
        currency,
        transfers: bills.map((bill) => netTransfer(bill.kind, bill)),
      });
      await insertPayments(tx, {
        merchantId,
        kind: 'net',
        at,
        payments: bills.map(({ id, transferId, movedMinor }) => ({
          billId: id,
          transferId,
          amountMinor: movedMinor,
        })),
      });
      await markReleased(tx, { merchantId, ids: bills.map(({ id }) => id), at });
      return bills.length;
    });
    if (released < BILLS_PER_PAYMENT) return;
  }
}
