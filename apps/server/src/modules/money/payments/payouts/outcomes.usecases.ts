import { formatMoney } from '@croupier/contract/money.ts';
import type { MoneyTx } from '../../wallet/index.ts';
import { markBeneficiaryPaid } from '../beneficiaries/beneficiaries.queries.ts';
import type { By } from '../changes/changes.types.ts';
import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import { feeCost, feeIncome, transfersOf } from '../movements/clearing.rules.ts';
import { tellMember } from '../withdrawals/messages.usecases.ts';
import { moveTo, recordStep } from '../withdrawals/moves.usecases.ts';
import { holdOf } from '../withdrawals/hold.rules.ts';
import type { WithdrawalDeps, WithdrawalRow } from '../withdrawals/withdrawals.types.ts';
import type { AssetAmount } from '../providers/provider.types.ts';
import { assetTransfers, leavesBy } from './leaving.rules.ts';
import { listPayouts } from './payouts.queries.ts';
import { movePayoutTo, type LockedPayout } from './payout-moves.usecases.ts';
import { sumsOf } from './sums.rules.ts';

const MINUTE_MILLISECONDS = 60_000;

/** All payouts are paid: the fee is ours, and the member is asked whether the money has arrived. */
async function finish(
  deps: WithdrawalDeps,
  tx: MoneyTx,
  withdrawal: WithdrawalRow,
  by: By,
): Promise<WithdrawalRow> {
  const { merchantId, id, memberId, currency, methodId, feeMinor } = withdrawal;
  const { settings } = await deps.merchants.byId(merchantId);
  const at = deps.clock.now();
  const receiptDueAt = new Date(at.getTime() + settings.payments.receiptMinutes * MINUTE_MILLISECONDS);
  const paid = await moveTo(deps, tx, withdrawal, 'paid', { by, paid: { at, receiptDueAt } });
  await recordStep(deps, tx, paid, { step: 'awaiting', by: BY_SYSTEM });
  await markBeneficiaryPaid(tx, { merchantId, id: paid.beneficiaryId, at });
  await tellMember(deps, tx, paid, 'withdrawal_paid', paid.amountMinor - feeMinor);
  const transfers = transfersOf({ merchantId, id }, [
    {
      // The id is that of the withdrawal, so that one that is sent again costs no second fee.
      step: 'fee',
      debit: holdOf(memberId),
      credit: feeIncome(methodId),
      amountMinor: feeMinor,
      code: 'withdrawal_fee',
      reference: id,
    },
  ]);
  if (transfers.length > 0) await deps.wallet.post(tx, { merchantId, currency, transfers });
  return paid;
}

/** Once no payout is under way any more, the withdrawal is paid, or somebody has to decide about the rest. */
async function settle(
  deps: WithdrawalDeps,
  tx: MoneyTx,
  withdrawal: WithdrawalRow,
  by: By,
): Promise<WithdrawalRow> {
  const { merchantId, id, amountMinor, feeMinor } = withdrawal;
  if (withdrawal.state !== 'sending') return withdrawal;
  const payouts = await listPayouts(tx, { merchantId, withdrawalId: id });
  const { underWay, settledMinor, refusedReason } = sumsOf(payouts);
  if (underWay > 0) return withdrawal;
  if (settledMinor >= amountMinor - feeMinor) return finish(deps, tx, withdrawal, by);
  return moveTo(deps, tx, withdrawal, 'review', {
    by,
    approvedBy: null,
    decidedBy: null,
    facts: { left: formatMoney(amountMinor - feeMinor - settledMinor), reason: refusedReason ?? 'refused' },
  });
}

export type Paid = { theirId?: string | undefined; feeMinor?: bigint; left?: AssetAmount };

/** The provider has paid it. Nothing happens when that is known. @throws `payments.state` for a payout that was refused */
export async function payoutPaid(
  deps: WithdrawalDeps,
  tx: MoneyTx,
  { withdrawal, payout }: LockedPayout,
  { theirId, feeMinor = 0n, left }: Paid,
  by: By = BY_SYSTEM,
): Promise<LockedPayout> {
  if (payout.state === 'paid' || payout.state === 'returned') return { withdrawal, payout };
  const at = deps.clock.now();
  const paid = await movePayoutTo(deps, tx, payout, 'paid', {
    by,
    paidAt: at,
    askAt: null,
    reason: null,
    feeCostMinor: feeMinor,
    ...(left && left.asset !== withdrawal.currency && { left }),
    ...(theirId !== undefined && { theirId }),
  });
  const { merchantId, id: reference, memberId, currency } = withdrawal;
  await deps.wallet.post(tx, {
    merchantId,
    currency,
    transfers: transfersOf(payout, [
      {
        step: 'paid',
        debit: holdOf(memberId),
        credit: leavesBy(paid),
        amountMinor: payout.amountMinor,
        code: 'withdrawal',
        reference,
      },
      {
        step: 'provider-fee',
        debit: feeCost(payout.accountId),
        credit: leavesBy(paid),
        amountMinor: feeMinor,
        code: 'settlement',
        reference,
      },
    ]),
  });
  if (paid.asset !== null)
    await deps.wallet.post(tx, {
      merchantId,
      currency: paid.asset,
      transfers: assetTransfers(paid, 'out'),
    });
  return { withdrawal: await settle(deps, tx, withdrawal, by), payout: paid };
}

/** It was not paid and will not be. Its money stays held until somebody decides. @throws `payments.state` */
export async function payoutRefused(
  deps: WithdrawalDeps,
  tx: MoneyTx,
  { withdrawal, payout }: LockedPayout,
  reason: string,
  by: By = BY_SYSTEM,
): Promise<LockedPayout> {
  if (payout.state === 'refused') return { withdrawal, payout };
  const refused = await movePayoutTo(deps, tx, payout, 'refused', { by, reason, askAt: null });
  return { withdrawal: await settle(deps, tx, withdrawal, by), payout: refused };
}
