import type { CallOutput } from '@croupier/contract/route.ts';
import type { payoutDeskRoutes } from '@croupier/contract/payments/payout-desk.ts';
import type { PayoutState } from '@croupier/contract/payments/payment-states.ts';
import type { RequestResult } from '@croupier/contract/access/approvals.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { findBank } from '../beneficiaries/banks.config.ts';
import { findBeneficiary } from '../beneficiaries/beneficiaries.queries.ts';
import { openNumber } from '../beneficiaries/beneficiaries.usecases.ts';
import { byOperator } from '../withdrawals/decisions.usecases.ts';
import { moveTo } from '../withdrawals/moves.usecases.ts';
import { withdrawalErrors } from '../withdrawals/withdrawals.errors.ts';
import type { WithdrawalDeps, WithdrawalRow } from '../withdrawals/withdrawals.types.ts';
import { askPayout } from './asking.usecases.ts';
import { payoutRefused } from './outcomes.usecases.ts';
import { lockPayout, movePayoutTo, type LockedPayout } from './payout-moves.usecases.ts';
import { findPayout, setTaker } from './payouts.queries.ts';
import { PAID_BY_HAND_KIND } from './paid-by-hand.usecases.ts';
import type { PayoutKey, PayoutRow } from './payouts.types.ts';

export type PayoutAct = PayoutKey & { operator: Operator };
type Payee = CallOutput<typeof payoutDeskRoutes.take>;

/** @throws `payments.state` for payouts that a provider sends */
function checkByHand({ isByHand, state }: PayoutRow): void {
  if (!isByHand) throw appError(withdrawalErrors.state, { value: { state } });
}

/** @throws `payments.not_taken_by_you`, `payments.state` */
export function checkTakenBy(payout: PayoutRow, operatorId: string): void {
  checkByHand(payout);
  if (payout.state !== 'submitted')
    throw appError(withdrawalErrors.state, { value: { state: payout.state } });
  if (payout.takenBy !== operatorId) throw appError(withdrawalErrors.notTakenByYou);
}

async function payeeOf(deps: WithdrawalDeps, payout: PayoutRow, withdrawal: WithdrawalRow): Promise<Payee> {
  const { merchantId, accountId, amountMinor, reference } = payout;
  const { currency, beneficiaryId } = withdrawal;
  const key = { merchantId, id: beneficiaryId };
  const [beneficiary, number, opened] = await Promise.all([
    findBeneficiary(deps.db, key),
    openNumber(deps, key),
    deps.accounts.find({ merchantId, id: accountId }),
  ]);
  if (!beneficiary) throw new Error(`no beneficiary ${beneficiaryId}`);
  const { holder, bank, kind } = beneficiary;
  return {
    holder,
    bank,
    bankName: findBank(currency, kind, bank)?.name ?? bank,
    number,
    amount: amountMinor,
    currency,
    reference,
    accountName: opened?.row.name ?? '',
  };
}

/**
 * Takes a payout, so that nobody else pays it, and shows the whole number, which the audit log records. The same
 * operator may look again.
 *
 * @throws `payments.not_found`, `payments.state`, `payments.taken`
 */
export async function takePayout(deps: WithdrawalDeps, { operator, ...key }: PayoutAct): Promise<Payee> {
  const operatorId = operator.account.id;
  const by = byOperator(operator);
  const { payout, withdrawal } = await deps.wallet.transaction(async (tx): Promise<LockedPayout> => {
    const locked = await lockPayout(deps, tx, key);
    checkByHand(locked.payout);
    const { state, takenBy } = locked.payout;
    if (takenBy !== null && takenBy !== operatorId) throw appError(withdrawalErrors.taken);
    if (state !== 'queued' && state !== 'submitted')
      throw appError(withdrawalErrors.state, { value: { state } });
    if (!(await setTaker(tx, key, { from: takenBy, to: operatorId, at: deps.clock.now() })))
      throw appError(withdrawalErrors.taken);
    await deps.audit.record(tx, {
      merchantId: key.merchantId,
      actor: operator.account,
      action: 'payout.taken',
      subject: `payout:${key.id}`,
      after: { withdrawalId: locked.payout.withdrawalId, member: locked.payout.memberId },
      ip: operator.ip,
      requestId: operator.requestId,
    });
    if (state === 'submitted') return locked;
    if (locked.withdrawal.state === 'approved') await moveTo(deps, tx, locked.withdrawal, 'sending', { by });
    const taken = { ...locked.payout, takenBy: operatorId };
    const at = deps.clock.now();
    const submitting = await movePayoutTo(deps, tx, taken, 'submitting', {
      by,
      submittedAt: at,
      askAt: null,
    });
    return { ...locked, payout: await movePayoutTo(deps, tx, submitting, 'submitted', { by, askAt: null }) };
  });
  return payeeOf(deps, payout, withdrawal);
}

/** Gives a taken payout back that was not paid. @throws `payments.not_found`, `.state`, `.not_taken_by_you` */
export const releasePayout = (
  deps: WithdrawalDeps,
  { operator, reason, ...key }: PayoutAct & { reason: string },
): Promise<{ state: PayoutState }> =>
  deps.db.transaction().execute(async (tx) => {
    const { payout } = await lockPayout(deps, tx, key);
    checkTakenBy(payout, operator.account.id);
    await setTaker(tx, key, { from: operator.account.id, to: null, at: deps.clock.now() });
    await deps.audit.record(tx, {
      merchantId: key.merchantId,
      actor: operator.account,
      action: 'payout.released',
      subject: `payout:${key.id}`,
      after: { reason },
      ip: operator.ip,
      requestId: operator.requestId,
    });
    return { state: payout.state };
  });

/** It can't be paid: the withdrawal goes back to review. @throws `payments.not_found`, `.state`, `.not_taken_by_you` */
export const refusePayout = (
  deps: WithdrawalDeps,
  { operator, reason, ...key }: PayoutAct & { reason: string },
): Promise<{ state: PayoutState }> =>
  deps.wallet.transaction(async (tx) => {
    const locked = await lockPayout(deps, tx, key);
    checkTakenBy(locked.payout, operator.account.id);
    const { payout } = await payoutRefused(deps, tx, locked, reason, byOperator(operator));
    return { state: payout.state };
  });

/** Asks the provider now. @throws `payments.not_found`, `payments.state` for a payout by hand */
export async function askNow(deps: WithdrawalDeps, key: PayoutKey): Promise<{ state: PayoutState }> {
  const payout = await findPayout(deps.db, key);
  if (!payout) throw appError(withdrawalErrors.notFound);
  if (payout.isByHand || payout.state === 'queued')
    throw appError(withdrawalErrors.state, { value: { state: payout.state } });
  await askPayout(deps, key);
  return { state: (await findPayout(deps.db, key))?.state ?? payout.state };
}

/** Asks a second person to confirm by the bank's picture that a taken payout was paid. */
export async function confirmPaid(
  deps: WithdrawalDeps,
  input: PayoutAct & { key: string; proofs: readonly string[]; theirId: string; reason: string },
): Promise<RequestResult> {
  const { merchantId, id, operator, key, proofs, theirId, reason } = input;
  return deps.approvals.ask({
    merchantId,
    id: key,
    kind: PAID_BY_HAND_KIND,
    subject: id,
    payload: { theirId, proofs: [...proofs], operatorId: operator.account.id },
    reason,
    operator,
  });
}
