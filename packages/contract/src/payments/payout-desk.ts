import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineList } from '../lists/define-list.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { payoutState } from './payment-states.ts';

const PAYOUTS = '/console/merchants/:merchantCode/payouts';

/** `byHand`: an operator has to pay it; `overdue`: the outcome is unknown, or was not reported for an hour. */
export const PAYOUT_QUEUES = ['byHand', 'overdue'] as const;

export const payoutList = defineList({
  id: 'payouts',
  path: '/console/payouts',
  summary: 'Payouts of all withdrawals, newest first.',
  permission: 'payments.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    reference: z.string(),
    withdrawalId: id,
    memberId: id,
    account: z.string(),
    /** The provider account that it is paid from. */
    accountId: id,
    accountName: z.string(),
    currency: z.string(),
    amount: money,
    state: payoutState,
    reason: z.string().nullable(),
    isByHand: z.boolean(),
    takenById: id.nullable(),
    takenByName: z.string().nullable(),
    theirId: z.string().nullable(),
    createdAt: instant,
    submittedAt: instant.nullable(),
    paidAt: instant.nullable(),
    /** Pictures of the bank, once an operator has said that it was paid. */
    proofs: z.array(id),
    /** How often the provider was asked for the outcome. */
    asks: z.int(),
  }),
  filters: {
    id,
    reference: z.string().trim().min(1).max(16),
    account: z.string().trim().min(1).max(64),
    withdrawalId: id,
    queue: z.enum(PAYOUT_QUEUES),
    state: payoutState,
    createdFrom: instant,
    createdUntil: instant,
  },
  sorts: ['createdAt', 'amount'],
  initialSort: '-createdAt',
});
export type PayoutItem = z.output<typeof payoutList.item>;

const params = merchantParams.extend({ id });

/** What an operator types into the bank's page, with buttons to copy. */
const payee = z.object({
  holder: z.string(),
  bank: z.string(),
  bankName: z.string(),
  number: z.string(),
  amount: money,
  currency: z.string(),
  /** Goes into the text of the transfer. */
  reference: z.string(),
  accountName: z.string(),
});

const STATE_ERRORS = ['payments.not_found', 'payments.state'] as const;
const done = z.object({ state: payoutState });

/** Payouts that operators pay by hand, and those without a known outcome. */
export const payoutDeskRoutes = defineRoutes({
  list: payoutList.route,
  take: {
    method: 'POST',
    path: `${PAYOUTS}/:id/take`,
    summary: 'Takes a payout by hand, so that nobody else pays it, and shows where the money goes.',
    access: 'operator',
    permission: 'payments.payouts.manage',
    confirmed: true,
    params,
    response: payee,
    errors: [...STATE_ERRORS, 'payments.taken'],
  },
  release: {
    method: 'POST',
    path: `${PAYOUTS}/:id/release`,
    summary: 'Gives back a taken payout that was not paid.',
    access: 'operator',
    permission: 'payments.payouts.manage',
    confirmed: true,
    params,
    body: z.object({ reason: requestReason }),
    response: done,
    errors: [...STATE_ERRORS, 'payments.not_taken_by_you'],
  },
  confirmPaid: {
    method: 'POST',
    path: `${PAYOUTS}/:id/confirm-paid`,
    summary: 'Says with the bank’s picture that a taken payout was paid. A second person decides.',
    access: 'operator',
    permission: 'payments.payouts.manage',
    confirmed: true,
    params,
    body: z.object({
      key: idempotencyKey,
      proofs: z.array(id).min(1).max(3),
      /** The bank’s number of the transfer. */
      theirId: z.string().trim().min(1).max(64),
      reason: requestReason,
    }),
    response: requestResult,
    errors: [
      ...STATE_ERRORS,
      'payments.not_taken_by_you',
      'approvals.already_asked',
      'approvals.altered',
      'files.not_found',
      'files.too_many',
    ],
  },
  refuse: {
    method: 'POST',
    path: `${PAYOUTS}/:id/refuse`,
    summary: 'Says that a taken payout can’t be paid; the withdrawal goes back to review.',
    access: 'operator',
    permission: 'payments.payouts.manage',
    confirmed: true,
    params,
    body: z.object({ reason: requestReason }),
    response: done,
    errors: [...STATE_ERRORS, 'payments.not_taken_by_you'],
  },
  ask: {
    method: 'POST',
    path: `${PAYOUTS}/:id/ask`,
    summary: 'Asks the provider now what has become of a payout.',
    access: 'operator',
    permission: 'payments.payouts.manage',
    params,
    response: done,
    errors: STATE_ERRORS,
  },
});
