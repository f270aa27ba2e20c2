import { atMost } from '@croupier/agreements/amounts.ts';
import { AppError } from '../../../../platform/http/errors.ts';
import { derivedId } from '../../../../platform/ids.ts';
import {
  mainOf,
  walletErrors,
  type AccountRef,
  type MoneyTx,
  type Transfer,
} from '../../../money/wallet/index.ts';
import { numberChanges } from '../changes/changes.queries.ts';
import type { ContractDeps } from '../contracts.types.ts';
import type { RunMerchant } from '../runs/run.usecases.ts';
import { listDebtors, lockOwed, markCollected, type Debtor, type OpenBill } from './debts.queries.ts';
import { insertPayments } from './payment.queries.ts';
import { commissionOf } from './transfers.rules.ts';

type Collected = { bill: OpenBill; amountMinor: bigint; from: AccountRef };

/** Divides what an agent has among the open bills, the oldest first. */
function divide(bills: readonly OpenBill[], accounts: readonly { from: AccountRef; amountMinor: bigint }[]) {
  const parts: Collected[] = [];
  let rest = bills.map((bill) => ({ bill, openMinor: bill.openMinor }));
  for (const { from, amountMinor } of accounts) {
    let left = amountMinor;
    rest = rest.flatMap(({ bill, openMinor }) => {
      const part = atMost(left, openMinor);
      left -= part;
      if (part > 0n) parts.push({ bill, amountMinor: part, from });
      return part < openMinor ? [{ bill, openMinor: openMinor - part }] : [];
    });
  }
  return parts;
}

async function collectFrom(
  { wallet, clock }: ContractDeps,
  tx: MoneyTx,
  { id: merchantId, currency, settings }: RunMerchant,
  { no, memberId }: Debtor,
): Promise<void> {
  const bills = await lockOwed(tx, { merchantId, no });
  if (bills.length === 0) return;
  const { commission, main } = await wallet.balanceOf(merchantId, memberId, currency);
  const accounts = [{ from: commissionOf(memberId), amountMinor: commission.amountMinor }];
  if (settings.settlement.contracts.takesFromMain)
    accounts.push({ from: mainOf(memberId), amountMinor: main.amountMinor });
  const parts = divide(bills, accounts);
  if (parts.length === 0) return;
  const at = clock.now();
  const paid = parts.map(({ bill, amountMinor, from }) => {
    // What is open tells one collection of a bill from the next.
    const transferId = derivedId('contract collection', bill.id, String(bill.openMinor), from.kind);
    const transfer: Transfer = {
      id: transferId,
      debit: from,
      credit: commissionOf(bill.memberId),
      amountMinor,
      code: 'contract_payment',
      reference: bill.id,
    };
    return { transfer, payment: { billId: bill.id, transferId, amountMinor } };
  });
  await wallet.post(tx, { merchantId, currency, transfers: paid.map(({ transfer }) => transfer) });
  await insertPayments(tx, {
    merchantId,
    kind: 'collected',
    at,
    payments: paid.map(({ payment }) => payment),
  });
  for (const { bill, amountMinor } of parts)
    await markCollected(tx, { merchantId, id: bill.id, amountMinor, at });
  await numberChanges(tx, { merchantId, memberIds: [memberId, ...parts.map(({ bill }) => bill.memberId)] });
}

/** Takes open bills from what their payers have earned since, from the roots down. */
export async function collectOpen(deps: ContractDeps, merchant: RunMerchant): Promise<void> {
  for (const debtor of await listDebtors(deps.db, merchant.id))
    try {
      await deps.wallet.transaction((tx) => collectFrom(deps, tx, merchant, debtor));
    } catch (error) {
      // Spent since it was read; the next time finds what there is then.
      if (!(error instanceof AppError) || error.code !== walletErrors.insufficientFunds.code) throw error;
    }
}
