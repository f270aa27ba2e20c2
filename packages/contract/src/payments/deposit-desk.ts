import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineList } from '../lists/define-list.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money, positiveMoney } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { DEPOSIT_REASONS } from './deposits.ts';
import { depositKind } from './methods.ts';
import { chargebackState, depositState, refundState } from './payment-states.ts';

const DEPOSITS = '/console/merchants/:merchantCode/deposits';
const REFUNDS = '/console/merchants/:merchantCode/refunds';
const CHARGEBACKS = '/console/merchants/:merchantCode/chargebacks';

/** `toDecide`: waits for an operator; `open`: waits for money. */
export const DEPOSIT_QUEUES = ['toDecide', 'open'] as const;

const filterText = z.string().trim().min(1).max(64);

export const depositList = defineList({
  id: 'deposits',
  path: '/console/deposits',
  summary: 'Deposits of all members, newest first.',
  permission: 'payments.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    reference: z.string(),
    memberId: id,
    account: z.string(),
    currency: z.string(),
    asked: money,
    received: money.nullable(),
    fee: money,
    methodId: z.string(),
    accountName: z.string(),
    state: depositState,
    reason: z.enum(DEPOSIT_REASONS).nullable(),
    hasSlip: z.boolean(),
    createdAt: instant,
    creditedAt: instant.nullable(),
  }),
  filters: {
    id,
    reference: filterText,
    account: filterText,
    memberId: id,
    queue: z.enum(DEPOSIT_QUEUES),
    state: depositState,
    methodId: filterText,
    amountMin: money,
    amountMax: money,
    createdFrom: instant,
    createdUntil: instant,
  },
  sorts: ['createdAt', 'asked'],
  initialSort: '-createdAt',
});
export type DepositItem = z.output<typeof depositList.item>;

export const MOVEMENT_STATES = ['pending', 'matched', 'suspense', 'returned', 'vanished'] as const;
export const movementState = z.enum(MOVEMENT_STATES);

/** What a provider has reported. */
export const movementLine = z.object({
  id,
  accountName: z.string(),
  theirId: z.string(),
  direction: z.enum(['in', 'out']),
  amount: money,
  asset: z.string(),
  fee: money,
  payer: z.string(),
  /** The last four characters. */
  payerEnd: z.string(),
  text: z.string(),
  at: instant,
  state: movementState,
  /** What of it waits for an owner or a decision. */
  waiting: money,
});
export type MovementLine = z.output<typeof movementLine>;

/** How well a movement fits a deposit, best first. */
export const FITS = ['reference', 'amount', 'payer', 'time'] as const;
const candidate = z.object({ movement: movementLine, fits: z.array(z.enum(FITS)) });

export const DEPOSIT_ACTS = ['credit', 'refuse', 'refund'] as const;
export const DEPOSIT_ACT_OBSTACLES = ['state', 'permission', 'nothing_received', 'case_open'] as const;
const act = z.object({
  act: z.enum(DEPOSIT_ACTS),
  /** Why the caller can't do it; null if they can. */
  obstacle: z.enum(DEPOSIT_ACT_OBSTACLES).nullable(),
  needsSecond: z.boolean(),
});

const refundLine = z.object({
  id,
  reference: z.string(),
  amount: money,
  state: refundState,
  isByHand: z.boolean(),
  createdAt: instant,
});

export const depositDetail = z.object({
  deposit: depositList.item,
  methodKind: depositKind,
  /** The name that payers must have; empty if the member has set none. */
  payeeName: z.string(),
  held: money,
  theirId: z.string().nullable(),
  /** Ids of pictures; `seenBefore` names what else has the same picture. */
  slips: z.array(z.object({ id, seenBefore: z.string().nullable() })),
  /** What was used for it, or is held for it. */
  movements: z.array(movementLine),
  /** Movements without an owner that could be this deposit's, best first. */
  candidates: z.array(candidate),
  refunds: z.array(refundLine),
  chargeback: chargebackState.nullable(),
  /** From this amount on, a second person decides. */
  line: money,
  acts: z.array(act),
});
export type DepositDetail = z.output<typeof depositDetail>;

const params = merchantParams.extend({ id });
const bankReference = z.string().trim().min(3).max(64);

export const depositDeskRoutes = defineRoutes({
  list: depositList.route,
  get: {
    method: 'GET',
    path: `${DEPOSITS}/:id`,
    summary:
      'A deposit with its movements, its slips beside the bank lines that could fit, and what can be done.',
    access: 'operator',
    permission: 'payments.view',
    params,
    response: depositDetail,
    errors: ['payments.not_found'],
  },
  credit: {
    method: 'POST',
    path: `${DEPOSITS}/:id/credit`,
    summary:
      'Credits a deposit with a movement, or with a bank line that the operator types. From the approval line on, a second person decides.',
    access: 'operator',
    permission: 'payments.deposits.decide',
    confirmed: true,
    params,
    body: z.object({
      key: idempotencyKey,
      /** A movement without an owner, or held for this deposit. */
      movementId: id.nullable(),
      /** A line of the bank's list that no provider reports. */
      line: z
        .object({ bankReference, amount: positiveMoney, payer: z.string().trim().max(120), at: instant })
        .nullable(),
      reason: requestReason,
    }),
    response: requestResult,
    errors: [
      'payments.not_found',
      'payments.state',
      'payments.movement_used',
      'payments.not_admitted',
      'payments.case_open',
      'approvals.already_asked',
      'approvals.already_decided',
      'approvals.altered',
    ],
  },
  refuse: {
    method: 'POST',
    path: `${DEPOSITS}/:id/refuse`,
    summary: 'Refuses a deposit in review. Money that is held for it waits to be sent back.',
    access: 'operator',
    permission: 'payments.deposits.decide',
    confirmed: true,
    params,
    body: z.object({ reason: requestReason }),
    response: z.object({ state: depositState }),
    errors: ['payments.not_found', 'payments.state'],
  },
  refund: {
    method: 'POST',
    path: `${DEPOSITS}/:id/refund`,
    summary: 'Sends a credited deposit, or a part of it, back to its payer.',
    access: 'operator',
    permission: 'payments.refunds.manage',
    confirmed: true,
    params,
    body: z.object({ key: idempotencyKey, amount: positiveMoney, reason: requestReason }),
    response: requestResult,
    errors: [
      'payments.not_found',
      'payments.state',
      'payments.amount_outside',
      'wallet.insufficient_funds',
      'approvals.already_asked',
      'approvals.already_decided',
      'approvals.altered',
    ],
  },
});

/** `byHand`: waits for an operator to send it. */
export const REFUND_QUEUES = ['byHand'] as const;

export const refundList = defineList({
  id: 'refunds',
  path: '/console/refunds',
  summary: 'Money that goes back to its payers, newest first.',
  permission: 'payments.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    reference: z.string(),
    depositId: id.nullable(),
    movementId: id.nullable(),
    memberId: id.nullable(),
    account: z.string().nullable(),
    accountName: z.string(),
    asset: z.string(),
    amount: money,
    payer: z.string(),
    state: refundState,
    isByHand: z.boolean(),
    createdAt: instant,
    doneAt: instant.nullable(),
  }),
  filters: {
    id,
    reference: filterText,
    depositId: id,
    memberId: id,
    queue: z.enum(REFUND_QUEUES),
    state: refundState,
    createdFrom: instant,
    createdUntil: instant,
  },
  sorts: ['createdAt', 'amount'],
  initialSort: '-createdAt',
});
export type RefundItem = z.output<typeof refundList.item>;

export const refundDeskRoutes = defineRoutes({
  list: refundList.route,
  payTo: {
    method: 'POST',
    path: `${REFUNDS}/:id/pay-to`,
    summary: 'Shows where the money of a refund by hand goes, with the whole account number.',
    access: 'operator',
    permission: 'payments.refunds.manage',
    confirmed: true,
    params,
    response: z.object({
      payer: z.string(),
      /** Empty where the provider reports none. */
      payerAccount: z.string(),
      amount: money,
      asset: z.string(),
      /** Goes into the text of the transfer. */
      reference: z.string(),
      accountName: z.string(),
    }),
    errors: ['payments.not_found', 'payments.state'],
  },
  done: {
    method: 'POST',
    path: `${REFUNDS}/:id/done`,
    summary:
      'Says that a refund by hand was sent, with the bank’s reference. From the approval line on, a second person decides.',
    access: 'operator',
    permission: 'payments.refunds.manage',
    confirmed: true,
    params,
    body: z.object({ key: idempotencyKey, bankReference, reason: requestReason }),
    response: requestResult,
    errors: [
      'payments.not_found',
      'payments.state',
      'payments.id_reused',
      'approvals.already_asked',
      'approvals.already_decided',
      'approvals.altered',
    ],
  },
  fail: {
    method: 'POST',
    path: `${REFUNDS}/:id/fail`,
    summary:
      'Says that a refund by hand was not sent. The money goes back to where it was. From the approval line on, a second person decides.',
    access: 'operator',
    permission: 'payments.refunds.manage',
    confirmed: true,
    params,
    body: z.object({ key: idempotencyKey, reason: requestReason }),
    response: requestResult,
    errors: [
      'payments.not_found',
      'payments.state',
      'payments.id_reused',
      'approvals.already_asked',
      'approvals.already_decided',
      'approvals.altered',
    ],
  },
});

export const chargebackList = defineList({
  id: 'chargebacks',
  path: '/console/chargebacks',
  summary: 'Deposits that payers’ banks take back, newest first.',
  permission: 'payments.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    theirId: z.string(),
    depositId: id,
    reference: z.string(),
    memberId: id,
    account: z.string(),
    accountName: z.string(),
    currency: z.string(),
    amount: money,
    /** What of it was still in the member's wallet. */
    held: money,
    state: chargebackState,
    openedAt: instant,
    decidedAt: instant.nullable(),
  }),
  filters: {
    id,
    account: filterText,
    memberId: id,
    state: chargebackState,
    openedFrom: instant,
    openedUntil: instant,
  },
  sorts: ['openedAt', 'amount'],
  initialSort: '-openedAt',
});
export type ChargebackItem = z.output<typeof chargebackList.item>;

export const chargebackDeskRoutes = defineRoutes({
  list: chargebackList.route,
  answer: {
    method: 'POST',
    path: `${CHARGEBACKS}/:id/answer`,
    summary: 'Notes that evidence was sent to the provider.',
    access: 'operator',
    permission: 'payments.refunds.manage',
    params,
    body: z.object({ reason: requestReason }),
    response: z.object({ state: chargebackState }),
    errors: ['payments.not_found', 'payments.state'],
  },
});
