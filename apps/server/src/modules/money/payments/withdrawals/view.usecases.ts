import {
  TIMELINE_STEPS,
  type Withdrawal,
  type WithdrawalTerms,
} from '@croupier/contract/payments/withdrawals.ts';
import { mayFollow, RECEIPT_TRANSITIONS } from '@croupier/contract/payments/payment-states.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { findBeneficiary } from '../beneficiaries/beneficiaries.queries.ts';
import { wireBeneficiary } from '../beneficiaries/beneficiaries.usecases.ts';
import { findMethod } from '../channels/methods.reads.ts';
import { listPayouts } from '../payouts/payouts.queries.ts';
import { findLastDispute } from '../receipts/disputes.queries.ts';
import type { DisputeRow } from '../receipts/disputes.types.ts';
import { listSteps } from './withdrawals.reads.ts';
import { withdrawalErrors } from './withdrawals.errors.ts';
import { findWithdrawal } from './withdrawals.queries.ts';
import type { Obstacle, WithdrawalDeps, WithdrawalRow, WithdrawalStep } from './withdrawals.types.ts';

/** How long after the payment a member may still say that nothing has arrived. */
export const DISPUTE_DAYS = 30;

type WireObstacle = WithdrawalTerms['obstacles'][number];

export const wireObstacle = ({ code, amountMinor, until }: Obstacle): WireObstacle => ({
  code,
  amount: amountMinor ?? null,
  until: until ?? null,
});

/** A name in a language, else in English. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names['EN'] ?? Object.values(names)[0] ?? '';

const isTimelineStep = (step: string): step is (typeof TIMELINE_STEPS)[number] =>
  (TIMELINE_STEPS as readonly string[]).includes(step);

/** What operators do among themselves is not shown: for the member it is still in review. */
const HIDDEN: ReadonlySet<string> = new Set(['second']);

const timelineOf = (steps: readonly WithdrawalStep[]): Withdrawal['timeline'] =>
  steps.flatMap(({ step, at }) => (isTimelineStep(step) && !HIDDEN.has(step) ? [{ step, at }] : []));

const receiptOf = (row: WithdrawalRow, dispute: DisputeRow | undefined): Withdrawal['receipt'] =>
  row.receipt && {
    state: row.receipt,
    dueAt: row.receipt === 'awaiting' ? row.receiptDueAt : null,
    claimedReceived: dispute?.receivedMinor ?? null,
    proofs: dispute?.proofs ?? [],
    bankProofs: dispute?.bankProofs ?? [],
    operatorText: dispute?.operatorText ?? null,
    mayAnswer: row.receipt === 'shown' && dispute?.answeredAt === null,
  };

/** Whether the member may cancel it, where the merchant allows that. */
const isCancellable = ({ state }: WithdrawalRow, mayCancel: boolean): boolean =>
  mayCancel && (state === 'requested' || state === 'review');

export const mayDispute = (row: WithdrawalRow, now: Date): boolean =>
  row.receipt !== null &&
  mayFollow(RECEIPT_TRANSITIONS, row.receipt, 'disputed') &&
  row.receipt !== 'shown' &&
  row.paidAt !== null &&
  now.getTime() - row.paidAt.getTime() < DISPUTE_DAYS * 24 * 60 * 60_000;

/** The member's own withdrawal. @throws `payments.not_found`, also for another member's */
export async function viewWithdrawal(
  { db, merchants }: Pick<WithdrawalDeps, 'db' | 'merchants'>,
  {
    merchantId,
    memberId,
    id,
    language,
  }: { merchantId: string; memberId: string; id: string; language: string },
  within: Db = db,
): Promise<Withdrawal> {
  const row = await findWithdrawal(within, { merchantId, id });
  if (!row || row.memberId !== memberId) throw appError(withdrawalErrors.notFound);
  const { settings } = await merchants.byId(merchantId);
  const [beneficiary, method, payouts, steps, dispute] = await Promise.all([
    findBeneficiary(within, { merchantId, id: row.beneficiaryId }),
    findMethod(within, { merchantId, direction: 'withdrawal', id: row.methodId }),
    listPayouts(within, { merchantId, withdrawalId: id }),
    listSteps(within, row),
    findLastDispute(within, row),
  ]);
  if (!beneficiary) throw new Error(`withdrawal ${id} has no beneficiary`);
  const isInSecond = row.state === 'second';
  return {
    id,
    reference: row.reference,
    methodId: row.methodId,
    methodName: nameIn(method?.names ?? {}, language) || row.methodId,
    currency: row.currency,
    amount: row.amountMinor,
    fee: row.feeMinor,
    net: row.amountMinor - row.feeMinor,
    state: isInSecond ? 'review' : row.state,
    reason: row.stateReason,
    beneficiary: wireBeneficiary(beneficiary, row.currency),
    requestedAt: row.requestedAt,
    changedAt: row.changedAt,
    promisedAt: row.promisedAt,
    paidAt: row.paidAt,
    payouts: payouts.map(({ amountMinor, state, theirId }) => ({ amount: amountMinor, state, theirId })),
    receipt: receiptOf(row, dispute),
    timeline: timelineOf(steps),
    mayCancel: isCancellable(row, settings.payments.mayCancel),
  };
}
