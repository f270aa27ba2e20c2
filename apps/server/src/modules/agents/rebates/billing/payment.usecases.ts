import type { AccountRef, MoneyTx, Transfer, Wallet } from '../../../money/wallet/index.ts';
import { BILLS_PER_PAYMENT } from '../rebates.config.ts';
import type { RebateDeps } from '../rebates.types.ts';
import { listMerchantsDue, lockDue, markPaid, type DueBill } from './bills.queries.ts';

const creditOf = ({ memberId, kind }: DueBill): AccountRef => ({
  owner: 'member',
  memberId,
  kind: kind === 'own' ? 'main' : 'commission',
});

/** The movement of a bill: the house pays the rebate of own bets as a bonus, shares as commission. */
const transferOf = (bill: DueBill): Transfer => ({
  id: bill.transferId,
  debit: {
    owner: 'house',
    kind: bill.kind === 'own' ? 'bonus_cost' : 'commission_cost',
    key: bill.kind === 'own' ? 'rebate' : 'commission',
  },
  credit: creditOf(bill),
  amountMinor: bill.amountMinor,
  code: bill.kind === 'own' ? 'rebate' : 'commission',
  reference: bill.id,
});

/** Posts bills in the caller's transaction, which marks them. */
export const postBills = (
  wallet: Pick<Wallet, 'post'>,
  tx: MoneyTx,
  { merchantId, currency, bills }: { merchantId: string; currency: string; bills: readonly DueBill[] },
) => wallet.post(tx, { merchantId, currency, transfers: bills.map(transferOf) });

/** Pays what is due, a thousand bills in each transaction with their marks. */
export async function payDue({ db, clock, wallet, merchants }: RebateDeps): Promise<void> {
  for (const merchantId of await listMerchantsDue(db)) {
    const { currency } = await merchants.byId(merchantId);
    for (;;) {
      const paid = await wallet.transaction(async (tx) => {
        const bills = await lockDue(tx, { merchantId, limit: BILLS_PER_PAYMENT });
        if (bills.length === 0) return 0;
        await postBills(wallet, tx, { merchantId, currency, bills });
        await markPaid(tx, { merchantId, ids: bills.map(({ id }) => id), at: clock.now() });
        return bills.length;
      });
      if (paid < BILLS_PER_PAYMENT) break;
    }
  }
}
