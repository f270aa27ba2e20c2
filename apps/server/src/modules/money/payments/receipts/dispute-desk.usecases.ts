import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import type { ReceiptState } from '@croupier/contract/payments/payment-states.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { byOperator } from '../withdrawals/decisions.usecases.ts';
import { tellMember } from '../withdrawals/messages.usecases.ts';
import { moveReceiptTo } from '../withdrawals/moves.usecases.ts';
import { withdrawalErrors } from '../withdrawals/withdrawals.errors.ts';
import type { WithdrawalDeps, WithdrawalRow } from '../withdrawals/withdrawals.types.ts';
import { lockForChange } from '../withdrawals/withdrawals.usecases.ts';
import { findDispute, setResend, showProof, type DisputeKey } from './disputes.queries.ts';
import type { DisputeRow } from './disputes.types.ts';

export type DisputeAct = DisputeKey & { operator: Operator };

export type LockedDispute = { dispute: DisputeRow; withdrawal: WithdrawalRow };

/** Locks the withdrawal of an open dispute. @throws `payments.not_found`, `payments.state` */
export async function lockDispute(
  deps: Pick<WithdrawalDeps, 'members'>,
  tx: Tx,
  key: DisputeKey,
): Promise<LockedDispute> {
  const found = await findDispute(tx, key);
  if (!found) throw appError(withdrawalErrors.notFound);
  const withdrawal = await lockForChange(deps, tx, { merchantId: key.merchantId, id: found.withdrawalId });
  const dispute = await findDispute(tx, key);
  if (!dispute || dispute.endedAt)
    throw appError(withdrawalErrors.state, { value: { state: withdrawal.receipt } });
  return { dispute, withdrawal };
}

const stateOf = ({ receipt }: WithdrawalRow): { receipt: ReceiptState } => ({
  receipt: receipt ?? 'disputed',
});

/** Shows the member the bank's proof. @throws `payments.not_found`, `.state`, `files.not_found`, `files.too_many` */
export const showBankProof = (
  deps: WithdrawalDeps,
  { operator, proofs, text, ...key }: DisputeAct & { proofs: readonly string[]; text: string },
): Promise<{ receipt: ReceiptState }> =>
  deps.db.transaction().execute(async (tx) => {
    const { withdrawal } = await lockDispute(deps, tx, key);
    const by = operator.account.id;
    await deps.files.attach(tx, {
      merchantId: key.merchantId,
      uploadedBy: by,
      ids: proofs,
      purpose: 'proof',
      subject: `dispute:${key.id}:bank`,
    });
    const shown = await moveReceiptTo(deps, tx, withdrawal, 'shown', { by: byOperator(operator) });
    await showProof(tx, { ...key, proofs, text, by, at: deps.clock.now() });
    await tellMember(deps, tx, shown, 'dispute_answered');
    return stateOf(shown);
  });

/** Whether money that the bank returns is sent again. @throws `payments.not_found`, `payments.state` */
export const recallPayout = (
  deps: WithdrawalDeps,
  { operator, resend, reason, ...key }: DisputeAct & { resend: boolean; reason: string },
): Promise<{ receipt: ReceiptState }> =>
  deps.db.transaction().execute(async (tx) => {
    const { dispute, withdrawal } = await lockDispute(deps, tx, key);
    await setResend(tx, { ...key, resend });
    await deps.audit.record(tx, {
      merchantId: key.merchantId,
      actor: operator.account,
      action: 'dispute.recall_set',
      subject: `withdrawal:${withdrawal.id}`,
      before: { resend: dispute.resend },
      after: { resend, reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
    return stateOf(withdrawal);
  });

export type DisputeEnd = 'made_good' | 'forced';

export const DISPUTE_KINDS = {
  made_good: 'disputes.make_good',
  forced: 'disputes.force_receipt',
} as const satisfies Record<DisputeEnd, string>;

/** Asks for a second person's decision. @throws `payments.not_found`, `.state`, `approvals.already_asked`, `.altered` */
export const askDisputeEnd = (
  deps: Pick<WithdrawalDeps, 'approvals'>,
  {
    merchantId,
    id,
    operator,
    end,
    key,
    reason,
  }: DisputeAct & { end: DisputeEnd; key: string; reason: string },
): Promise<RequestResult> =>
  deps.approvals.ask({
    merchantId,
    id: key,
    kind: DISPUTE_KINDS[end],
    subject: id,
    payload: { end },
    reason,
    operator,
  });
