import { RECEIPT_TRANSITIONS, mayFollow } from '@croupier/contract/payments/payment-states.ts';
import { mainOf, type MoneyTx } from '../../wallet/index.ts';
import type { By } from '../changes/changes.types.ts';
import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import { feeIncome, paymentLoss, transfersOf } from '../movements/clearing.rules.ts';
import { endDispute, findLastDispute, findOpenDispute } from '../receipts/disputes.queries.ts';
import { lossLeftOf } from '../receipts/missing.rules.ts';
import { holdOf } from '../withdrawals/hold.rules.ts';
import { tellMember } from '../withdrawals/messages.usecases.ts';
import { moveReceiptTo, moveTo } from '../withdrawals/moves.usecases.ts';
import { hasOtherOpen } from '../withdrawals/withdrawals.queries.ts';
import type { WithdrawalDeps, WithdrawalRow } from '../withdrawals/withdrawals.types.ts';
import { assetTransfers, leavesBy } from './leaving.rules.ts';
import { payoutPaid, type Paid } from './outcomes.usecases.ts';
import { movePayoutTo, type LockedPayout } from './payout-moves.usecases.ts';
import { listPayouts } from './payouts.queries.ts';
import { queuePayouts } from './queueing.usecases.ts';
import { RESENT, sumsOf } from './sums.rules.ts';

/** What came back in another asset is at the provider again. */
async function takeAssetBack(
  { wallet }: Pick<WithdrawalDeps, 'wallet'>,
  tx: MoneyTx,
  payout: LockedPayout['payout'],
): Promise<void> {
  const { merchantId, asset } = payout;
  if (asset !== null)
    await wallet.post(tx, { merchantId, currency: asset, transfers: assetTransfers(payout, 'back') });
}

/** Gives money that came back to the member, or to whoever has paid for it meanwhile. */
async function creditReturn(
  deps: Pick<WithdrawalDeps, 'wallet'>,
  tx: MoneyTx,
  { withdrawal, payout }: LockedPayout,
  { lossMinor, returnsFee }: { lossMinor: bigint; returnsFee: boolean },
): Promise<void> {
  const { merchantId, id: reference, memberId, currency, methodId, feeMinor } = withdrawal;
  const source = leavesBy(payout);
  const step = { debit: source, code: 'withdrawal_returned' as const, reference };
  const toLossMinor = lossMinor < payout.amountMinor ? lossMinor : payout.amountMinor;
  await deps.wallet.post(tx, {
    merchantId,
    currency,
    transfers: [
      ...transfersOf(payout, [
        {
          ...step,
          step: 'returned-loss',
          credit: paymentLoss(payout.accountId),
          amountMinor: toLossMinor,
        },
        {
          ...step,
          step: 'returned',
          credit: mainOf(memberId),
          amountMinor: payout.amountMinor - toLossMinor,
        },
      ]),
      ...transfersOf(withdrawal, [
        {
          ...step,
          step: 'fee-returned',
          debit: feeIncome(methodId),
          credit: mainOf(memberId),
          amountMinor: returnsFee && toLossMinor === 0n ? feeMinor : 0n,
        },
      ]),
    ],
  });
}

/** Holds the money again and queues another payout to the same beneficiary. */
async function sendAgain(
  deps: WithdrawalDeps,
  tx: MoneyTx,
  { withdrawal, payout }: LockedPayout,
  by: By,
): Promise<WithdrawalRow> {
  const { merchantId, id: reference, memberId, currency } = withdrawal;
  await queuePayouts(deps, tx, withdrawal, { amountMinor: payout.amountMinor, avoid: [] });
  const sending = await moveTo(deps, tx, withdrawal, 'sending', { by });
  const resent = await moveReceiptTo(deps, tx, sending, 'sent_again', { by });
  await endDispute(tx, { withdrawal: resent, outcome: 'sent_again', at: deps.clock.now() });
  await deps.wallet.post(tx, {
    merchantId,
    currency,
    transfers: transfersOf(payout, [
      {
        step: 'resent',
        debit: leavesBy(payout),
        credit: holdOf(memberId),
        amountMinor: payout.amountMinor,
        code: 'withdrawal_resent',
        reference,
      },
    ]),
  });
  return resent;
}

/** The receipt and the withdrawal end where nothing of it is left with the member's bank. */
async function endReturned(
  deps: WithdrawalDeps,
  tx: MoneyTx,
  withdrawal: WithdrawalRow,
  by: By,
): Promise<WithdrawalRow> {
  if (withdrawal.state !== 'paid') return withdrawal;
  const returned = await moveTo(deps, tx, withdrawal, 'returned', { by });
  const { receipt } = returned;
  if (!receipt || !mayFollow(RECEIPT_TRANSITIONS, receipt, 'returned')) return returned;
  await endDispute(tx, { withdrawal: returned, outcome: 'returned', at: deps.clock.now() });
  return moveReceiptTo(deps, tx, returned, 'returned', { by });
}

/** Whether an operator has decided that returned money is sent again, and nothing prevents it. */
async function isSentAgain(tx: MoneyTx, withdrawal: WithdrawalRow): Promise<boolean> {
  if (withdrawal.state !== 'paid') return false;
  const dispute = await findOpenDispute(tx, withdrawal);
  return dispute?.resend === true && !(await hasOtherOpen(tx, withdrawal));
}

/** The bank sends a paid payout back. Nothing happens when that is known. */
export async function payoutReturned(
  deps: WithdrawalDeps,
  tx: MoneyTx,
  locked: LockedPayout,
  { theirId, feeMinor, left }: Paid,
  by: By = BY_SYSTEM,
): Promise<LockedPayout> {
  if (locked.payout.state === 'returned') return locked;
  // Some report the return only: it was paid before.
  const paid = await payoutPaid(
    deps,
    tx,
    locked,
    { theirId, feeMinor: feeMinor ?? 0n, ...(left && { left }) },
    by,
  );
  const { withdrawal } = paid;
  const resend = await isSentAgain(tx, withdrawal);
  const payout = await movePayoutTo(deps, tx, paid.payout, 'returned', {
    by,
    askAt: null,
    reason: resend ? RESENT : null,
  });
  await takeAssetBack(deps, tx, payout);
  if (resend) return { withdrawal: await sendAgain(deps, tx, { withdrawal, payout }, by), payout };
  const payouts = await listPayouts(tx, { merchantId: withdrawal.merchantId, withdrawalId: withdrawal.id });
  const { underWay, paidMinor } = sumsOf(payouts);
  const isLast = underWay === 0 && paidMinor === 0n;
  await tellMember(deps, tx, withdrawal, 'withdrawal_returned', payout.amountMinor);
  const ended = isLast ? await endReturned(deps, tx, withdrawal, by) : withdrawal;
  const { merchantId, memberId, requestedAt: at } = withdrawal;
  const { amountMinor } = payout;
  await deps.kyc.undoUse(tx, { merchantId, memberId, direction: 'withdrawal', amountMinor, at });
  const dispute = await findLastDispute(tx, withdrawal);
  const lossMinor =
    dispute?.outcome === 'made_good' ? lossLeftOf({ withdrawal, dispute, payouts }, payout.id) : 0n;
  // Of a withdrawal that went back to review, the fee was never taken, or is given back with the rest.
  const returnsFee = isLast && withdrawal.state === 'paid';
  await creditReturn(deps, tx, { withdrawal, payout }, { lossMinor, returnsFee });
  return { withdrawal: ended, payout };
}
