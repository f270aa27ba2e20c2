import type { DisputeDetail } from '@croupier/contract/payments/dispute-desk.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { listPayouts } from '../payouts/payouts.queries.ts';
import { readAccountNames } from '../withdrawals/desk.reads.ts';
import { withdrawalErrors } from '../withdrawals/withdrawals.errors.ts';
import { findWithdrawal } from '../withdrawals/withdrawals.queries.ts';
import type { WithdrawalDeps } from '../withdrawals/withdrawals.types.ts';
import { disputeReader } from './dispute-list.reads.ts';
import { findDispute, type DisputeKey } from './disputes.queries.ts';
import { missingOf } from './missing.rules.ts';

/** A dispute with the claim, the pictures and the payouts. @throws `payments.not_found` */
export async function disputeDetail(
  { db }: Pick<WithdrawalDeps, 'db'>,
  { merchantId, id }: DisputeKey,
): Promise<DisputeDetail> {
  const dispute = await findDispute(db, { merchantId, id });
  const withdrawal = dispute && (await findWithdrawal(db, { merchantId, id: dispute.withdrawalId }));
  if (!dispute || !withdrawal) throw appError(withdrawalErrors.notFound);
  const [page, payouts, names] = await Promise.all([
    disputeReader.read(db, { merchantIds: [merchantId], query: { id, sort: '-openedAt' } }),
    listPayouts(db, { merchantId, withdrawalId: withdrawal.id }),
    readAccountNames(db, merchantId),
  ]);
  const [item] = page.items;
  if (!item) throw appError(withdrawalErrors.notFound);
  const { text, proofs, bankProofs, operatorText, answer, answerProofs, resend } = dispute;
  const claim = { text, proofs, bankProofs, operatorText, answer, answerProofs, resend };
  return {
    dispute: { ...item, ...claim, withdrawalState: withdrawal.state },
    payouts: payouts.map((payout) => ({
      id: payout.id,
      amount: payout.amountMinor,
      state: payout.state,
      theirId: payout.theirId,
      accountName: names.get(payout.accountId) ?? '',
    })),
    missing: missingOf({ dispute, withdrawal, payouts }),
  };
}
