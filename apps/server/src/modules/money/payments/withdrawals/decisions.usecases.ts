import type { WithdrawalState } from '@croupier/contract/payments/payment-states.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { mayMoveAlone } from '../../adjustments/index.ts';
import type { MoneyTx } from '../../wallet/index.ts';
import { hasOpenChargeback } from '../chargebacks/chargebacks.queries.ts';
import type { By } from '../changes/changes.types.ts';
import { listPayouts } from '../payouts/payouts.queries.ts';
import { queuePayouts } from '../payouts/queueing.usecases.ts';
import { sumsOf } from '../payouts/sums.rules.ts';
import { hasChangedPayee } from './facts.reads.ts';
import { tellMember } from './messages.usecases.ts';
import { moveTo } from './moves.usecases.ts';
import { daysBefore } from './situation.usecases.ts';
import { withdrawalErrors } from './withdrawals.errors.ts';
import { approvedAlone, lockCeiling } from './withdrawals.queries.ts';
import type { WithdrawalDeps, WithdrawalRow } from './withdrawals.types.ts';
import { lockForChange, releaseHold } from './withdrawals.usecases.ts';

export type Decision = {
  merchantId: string;
  id: string;
  /** What the operator saw. */
  state: WithdrawalState;
  reason: string;
  operator: Operator;
};

const PERMISSION = 'payments.withdrawals.decide';
const MINUTE_MILLISECONDS = 60_000;

export const byOperator = ({ account, ip, requestId }: Operator): By => ({
  actor: { kind: 'operator', id: account.id },
  ip,
  requestId,
});

/** @throws `payments.case_open`, `.chargeback_open` while one of them keeps the member's money back */
async function refuseHeld(
  { risk }: Pick<WithdrawalDeps, 'risk'>,
  tx: Tx,
  { merchantId, memberId }: WithdrawalRow,
): Promise<void> {
  const { openCase } = await risk.standingOf({ merchantId, memberId }, tx);
  if (openCase?.verdict === 'hold') throw appError(withdrawalErrors.caseOpen);
  if (await hasOpenChargeback(tx, { merchantId, memberId })) throw appError(withdrawalErrors.chargebackOpen);
}

/** @throws `payments.not_found`, `payments.state` if it is not in the state that the operator saw */
async function lockSeen(
  deps: WithdrawalDeps,
  tx: Tx,
  { merchantId, id, state }: Decision,
): Promise<WithdrawalRow> {
  const row = await lockForChange(deps, tx, { merchantId, id });
  if (row.state !== state) throw appError(withdrawalErrors.state, { value: { state: row.state } });
  return row;
}

/** Whether the operator may approve it without a second one: below the line and within the ceilings. */
export async function mayApproveAlone(
  deps: Pick<WithdrawalDeps, 'clock' | 'merchants' | 'permissions'>,
  db: Db,
  { merchantId, memberId, currency, amountMinor }: WithdrawalRow,
  operatorId: string,
): Promise<boolean> {
  const all = await deps.merchants.list();
  const merchantIds = all.filter((merchant) => merchant.currency === currency).map(({ id }) => id);
  const rights = await deps.permissions.rightsIn(db, operatorId);
  const since = daysBefore(deps.clock.now(), 1);
  const moved = await approvedAlone(db, { merchantIds, merchantId, memberId, operatorId, currency, since });
  const ceiling = rights.ceilingOf(PERMISSION, merchantId);
  return mayMoveAlone({ amountMinor, currency, ceiling, ...moved });
}

/** Approved: the payouts of what is not paid yet are queued, and the member is told. */
async function finishApproval(
  deps: WithdrawalDeps,
  tx: MoneyTx,
  row: WithdrawalRow,
  { reason, operator }: Decision,
): Promise<WithdrawalRow> {
  const payouts = await listPayouts(tx, { merchantId: row.merchantId, withdrawalId: row.id });
  const leftMinor = row.amountMinor - row.feeMinor - sumsOf(payouts).settledMinor;
  const avoid = payouts.filter(({ state }) => state === 'refused').map(({ accountId }) => accountId);
  await queuePayouts(deps, tx, row, { amountMinor: leftMinor, avoid });
  const approved = await moveTo(deps, tx, row, 'approved', {
    by: byOperator(operator),
    reason,
    decidedBy: operator.account.id,
    facts: { amount: formatMoney(leftMinor) },
  });
  if (payouts.length === 0) await tellMember(deps, tx, approved, 'withdrawal_approved');
  return approved;
}

/**
 * Approves a withdrawal, or asks for a second operator. Nobody decides about a payee that they changed within a day.
 *
 * @throws `payments.not_found`, `.state`, `.own_approval`, `.changed_by_you`, `.case_open`,
 *   `.chargeback_open`, `.no_channel`
 */
export async function approveWithdrawal(
  deps: WithdrawalDeps,
  decision: Decision,
): Promise<{ state: WithdrawalState }> {
  const { operator, reason } = decision;
  const operatorId = operator.account.id;
  return deps.wallet.transaction(async (tx) => {
    const row = await lockSeen(deps, tx, decision);
    if (row.state !== 'review' && row.state !== 'second')
      throw appError(withdrawalErrors.state, { value: { state: row.state } });
    if (row.state === 'second' && row.approvedBy === operatorId) throw appError(withdrawalErrors.ownApproval);
    const since = daysBefore(deps.clock.now(), 1);
    if (await hasChangedPayee(tx, { ...row, operatorId, since }))
      throw appError(withdrawalErrors.changedByYou);
    await refuseHeld(deps, tx, row);
    if (row.state === 'second') return finishApproval(deps, tx, row, decision);
    await lockCeiling(tx, { operatorId, currency: row.currency });
    if (await mayApproveAlone(deps, tx, row, operatorId)) return finishApproval(deps, tx, row, decision);
    return moveTo(deps, tx, row, 'second', {
      by: byOperator(operator),
      reason,
      approvedBy: operatorId,
      decidedBy: null,
    });
  });
}

/** Rejects it; what was not paid goes back to the main wallet. @throws `payments.not_found`, `payments.state` */
export async function rejectWithdrawal(
  deps: WithdrawalDeps,
  decision: Decision & { reasonCode: string; text: string },
): Promise<{ state: WithdrawalState }> {
  const { operator, reason, reasonCode, text } = decision;
  return deps.wallet.transaction(async (tx) => {
    const row = await lockSeen(deps, tx, decision);
    const isSecond = row.approvedBy !== operator.account.id;
    const rejected = await moveTo(deps, tx, row, 'rejected', {
      by: byOperator(operator),
      reason,
      stateReason: text,
      ...(isSecond && { decidedBy: operator.account.id }),
      facts: { reasonCode },
    });
    const releasedMinor = await releaseHold(deps, tx, rejected);
    await tellMember(deps, tx, rejected, 'withdrawal_rejected', releasedMinor);
    return rejected;
  });
}

/** @throws `payments.not_found`, `payments.state` */
export const holdWithdrawal = (
  deps: WithdrawalDeps,
  decision: Decision & { reasonCode: string },
): Promise<{ state: WithdrawalState }> =>
  deps.wallet.transaction(async (tx) => {
    const { operator, reason, reasonCode } = decision;
    const row = await lockSeen(deps, tx, decision);
    const held = await moveTo(deps, tx, row, 'held', {
      by: byOperator(operator),
      reason,
      facts: { reasonCode },
    });
    await tellMember(deps, tx, held, 'withdrawal_held');
    return held;
  });

/** From `held` or `second` back to review, with a new promise. @throws `payments.not_found`, `.state`, `.case_open`, `.chargeback_open` */
export const reviewAgain = (
  deps: WithdrawalDeps,
  decision: Decision & { from: WithdrawalState },
): Promise<{ state: WithdrawalState }> =>
  deps.wallet.transaction(async (tx) => {
    const { operator, reason, from } = decision;
    const row = await lockSeen(deps, tx, decision);
    if (row.state !== from) throw appError(withdrawalErrors.state, { value: { state: row.state } });
    if (from === 'held') await refuseHeld(deps, tx, row);
    const { settings } = await deps.merchants.byId(row.merchantId);
    const promiseMilliseconds = settings.payments.reviewMinutes * MINUTE_MILLISECONDS;
    return moveTo(deps, tx, row, 'review', {
      by: byOperator(operator),
      reason,
      approvedBy: null,
      promisedAt: new Date(deps.clock.now().getTime() + promiseMilliseconds),
    });
  });
