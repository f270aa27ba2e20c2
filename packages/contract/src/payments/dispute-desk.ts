import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineList } from '../lists/define-list.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { payoutState, receiptState, withdrawalState } from './payment-states.ts';

const DISPUTES = '/console/merchants/:merchantCode/disputes';

export const DISPUTE_OUTCOMES = ['received', 'returned', 'sent_again', 'made_good', 'forced'] as const;

export const disputeList = defineList({
  id: 'disputes',
  path: '/console/disputes',
  summary: 'Withdrawals whose money members say has not arrived, newest first.',
  permission: 'payments.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    withdrawalId: id,
    reference: z.string(),
    memberId: id,
    account: z.string(),
    currency: z.string(),
    /** What was paid out. */
    net: money,
    /** What the member says arrived. */
    received: money,
    receipt: receiptState,
    paidAt: instant.nullable(),
    openedAt: instant,
    shownAt: instant.nullable(),
    answeredAt: instant.nullable(),
    outcome: z.enum(DISPUTE_OUTCOMES).nullable(),
    endedAt: instant.nullable(),
  }),
  filters: {
    id,
    reference: z.string().trim().min(1).max(16),
    account: z.string().trim().min(1).max(64),
    queue: z.enum(['open']),
    openedFrom: instant,
    openedUntil: instant,
  },
  sorts: ['openedAt'],
  initialSort: '-openedAt',
});
export type DisputeItem = z.output<typeof disputeList.item>;

const params = merchantParams.extend({ id });

const detail = z.object({
  dispute: disputeList.item.extend({
    withdrawalState,
    text: z.string(),
    proofs: z.array(id),
    bankProofs: z.array(id),
    operatorText: z.string().nullable(),
    answer: z.string().nullable(),
    answerProofs: z.array(id),
    /** A payout that comes back is sent again. */
    resend: z.boolean(),
  }),
  payouts: z.array(
    z.object({
      id,
      amount: money,
      state: payoutState,
      theirId: z.string().nullable(),
      accountName: z.string(),
    }),
  ),
  /** What making good would pay. */
  missing: money,
});
export type DisputeDetail = z.output<typeof detail>;

const STATE_ERRORS = ['payments.not_found', 'payments.state'] as const;
const ASK_ERRORS = [...STATE_ERRORS, 'approvals.already_asked', 'approvals.altered'] as const;
const done = z.object({ receipt: receiptState });
const request = z.object({ key: idempotencyKey, reason: requestReason });

/** Disputes about receipts. */
export const disputeDeskRoutes = defineRoutes({
  list: disputeList.route,
  get: {
    method: 'GET',
    path: `${DISPUTES}/:id`,
    summary: 'A dispute with the claim, the pictures and the payouts.',
    access: 'operator',
    permission: 'payments.view',
    params,
    response: detail,
    errors: ['payments.not_found'],
  },
  show: {
    method: 'POST',
    path: `${DISPUTES}/:id/show`,
    summary: 'Shows the member the bank’s proof, which the member may answer once.',
    access: 'operator',
    permission: 'payments.disputes.manage',
    params,
    body: z.object({
      proofs: z.array(id).min(1).max(3),
      /** What the member reads. */
      text: z.string().trim().min(1).max(500),
    }),
    response: done,
    errors: [...STATE_ERRORS, 'files.not_found', 'files.too_many'],
  },
  recall: {
    method: 'POST',
    path: `${DISPUTES}/:id/recall`,
    summary: 'Sets whether money that the bank returns is sent again or credited to the main wallet.',
    access: 'operator',
    permission: 'payments.disputes.manage',
    confirmed: true,
    params,
    body: z.object({ resend: z.boolean(), reason: requestReason }),
    response: done,
    errors: STATE_ERRORS,
  },
  makeGood: {
    method: 'POST',
    path: `${DISPUTES}/:id/make-good`,
    summary: 'Requests that the house pays what is missing, which a second person decides.',
    access: 'operator',
    permission: 'payments.disputes.manage',
    confirmed: true,
    params,
    body: request,
    response: requestResult,
    errors: ASK_ERRORS,
  },
  force: {
    method: 'POST',
    path: `${DISPUTES}/:id/force`,
    summary:
      'Requests that the withdrawal counts as received by the evidence, which a second person decides.',
    access: 'operator',
    permission: 'payments.disputes.manage',
    confirmed: true,
    params,
    body: request,
    response: requestResult,
    errors: ASK_ERRORS,
  },
});
