import { z } from 'zod';
import { fileContent, STORED_TYPE } from '../files/files.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { beneficiaryKind } from './methods.ts';
import { payoutState, receiptState, withdrawalState } from './payment-states.ts';

export const beneficiary = z.object({
  id,
  kind: beneficiaryKind,
  /** Code and name of the bank or chain. */
  bank: z.string(),
  bankName: z.string(),
  /** The last four characters; nobody sees more. */
  numberEnd: z.string(),
  holder: z.string(),
  /** A new beneficiary can be paid from then on. */
  usableFrom: instant,
  paidBefore: z.boolean(),
  createdAt: instant,
});
export type Beneficiary = z.infer<typeof beneficiary>;

/** Why a member can't withdraw now, or not everything. */
export const WITHDRAWAL_OBSTACLES = [
  'payment_password_missing',
  'payment_password_reset',
  'beneficiary_missing',
  'beneficiary_cooling',
  'security_changed',
  'turnover',
  'one_open',
  'day_count',
  'day_sum',
  'month_sum',
  'chargeback',
  'dispute',
  'document',
  'bonus',
  'agent_bills',
] as const;
export const withdrawalObstacle = z.enum(WITHDRAWAL_OBSTACLES);
export type WithdrawalObstacle = z.infer<typeof withdrawalObstacle>;

/** What a member may withdraw, and what stands against more. */
export const withdrawalStanding = z.object({
  /** What may leave now. */
  withdrawable: money,
  obstacles: z.array(
    z.object({
      code: withdrawalObstacle,
      /** What is still owed or left, where the obstacle is an amount. */
      amount: money.nullable(),
      /** When it ends, where it ends by itself. */
      until: instant.nullable(),
    }),
  ),
  turnover: z.object({ required: money, done: money }),
});
export type WithdrawalStanding = z.infer<typeof withdrawalStanding>;

const terms = withdrawalStanding.extend({
  currency: z.string(),
  balance: money,
  /** A withdrawal that needs a person is decided within this time. */
  reviewMinutes: z.int(),
  /** Without an answer within this time, a paid withdrawal counts as received. */
  receiptMinutes: z.int(),
  mayCancel: z.boolean(),
  paymentPasswordSet: z.boolean(),
});
export type WithdrawalTerms = z.infer<typeof terms>;

export const TIMELINE_STEPS = [...withdrawalState.options, ...receiptState.options] as const;

export const withdrawal = z.object({
  id,
  reference: z.string(),
  methodId: z.string(),
  methodName: z.string(),
  currency: z.string(),
  amount: money,
  fee: money,
  /** What arrives. */
  net: money,
  state: withdrawalState,
  /** Why it was rejected: a text for the member. */
  reason: z.string().nullable(),
  beneficiary,
  requestedAt: instant,
  changedAt: instant,
  promisedAt: instant.nullable(),
  paidAt: instant.nullable(),
  payouts: z.array(z.object({ amount: money, state: payoutState, theirId: z.string().nullable() })),
  receipt: z
    .object({
      state: receiptState,
      dueAt: instant.nullable(),
      /** Of a dispute: what the member says arrived; 0 for nothing. */
      claimedReceived: money.nullable(),
      proofs: z.array(id),
      /** The bank's proof that an operator has shown. */
      bankProofs: z.array(id),
      operatorText: z.string().nullable(),
      /** The member may still answer the bank's proof. */
      mayAnswer: z.boolean(),
    })
    .nullable(),
  timeline: z.array(z.object({ step: z.enum(TIMELINE_STEPS), at: instant })),
  mayCancel: z.boolean(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

const params = z.object({ id });

/** Bank accounts and wallets that a member's withdrawals go to. */
export const beneficiariesRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/wps/payments/beneficiaries',
    summary: 'The member’s beneficiaries, masked.',
    access: 'member',
    response: z.object({
      items: z.array(beneficiary),
      /** The name that holders must have; empty until the member has set it. */
      payeeName: z.string(),
      max: z.int(),
    }),
  },
  add: {
    method: 'POST',
    path: '/wps/payments/beneficiaries',
    summary: 'Adds a beneficiary. It can be paid after the cool-down.',
    access: 'member',
    encrypted: true,
    confirmed: true,
    body: z.object({
      id: idempotencyKey,
      kind: beneficiaryKind,
      bank: z.string().max(32),
      number: z.string().trim().min(4).max(64),
      holder: z.string().trim().min(2).max(120),
    }),
    response: beneficiary,
    errors: [
      'payments.id_reused',
      'payments.bank_unknown',
      'payments.number_invalid',
      'payments.holder_differs',
      'payments.beneficiary_exists',
      'payments.too_many_beneficiaries',
      'payments.payee_name_missing',
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/wps/payments/beneficiaries/:id',
    summary: 'Removes a beneficiary that no open withdrawal uses.',
    access: 'member',
    confirmed: true,
    params,
    response: z.object({ removed: z.literal(true) }),
    errors: ['payments.not_found', 'payments.beneficiary_in_use'],
  },
});

/** Money out. States change without a reload by the realtime topic `payments`. */
export const withdrawalsRoutes = defineRoutes({
  terms: {
    method: 'GET',
    path: '/wps/payments/withdrawals/terms',
    summary: 'What the member may withdraw now, and why not more.',
    access: 'member',
    response: terms,
  },
  request: {
    method: 'POST',
    path: '/wps/payments/withdrawals',
    summary: 'Requests a withdrawal with the withdrawal password. The same id again gives the same answer.',
    access: 'member',
    encrypted: true,
    body: z.object({
      id: idempotencyKey,
      methodId: z.string().max(32),
      beneficiaryId: id,
      amount: positiveMoney,
      paymentPassword: z.string().min(1).max(64),
      /** From `bonuses.cancellation`, where the member’s bonus ends with a withdrawal. */
      bonusToken: z.string().min(1).max(64).optional(),
    }),
    response: withdrawal,
    errors: [
      'payments.id_reused',
      'payments.withdrawal_open',
      'payments.method_closed',
      'payments.amount_outside',
      'payments.amount_step',
      'payments.not_withdrawable',
      'payments.beneficiary_cooling',
      'payments.too_many',
      'payments.not_found',
      'identity.payment_password_wrong',
      'identity.payment_password_missing',
      'identity.locked',
      'wallet.insufficient_funds',
      'kyc.cap_reached',
      'bonuses.preview_needed',
    ],
  },
  get: {
    method: 'GET',
    path: '/wps/payments/withdrawals/:id',
    summary: 'A withdrawal of the member with its timeline.',
    access: 'member',
    params,
    response: withdrawal,
    errors: ['payments.not_found'],
  },
  cancel: {
    method: 'POST',
    path: '/wps/payments/withdrawals/:id/cancel',
    summary: 'Takes a withdrawal back that nobody has approved, where the merchant allows it.',
    access: 'member',
    params,
    response: withdrawal,
    errors: ['payments.not_found', 'payments.state', 'payments.cancel_not_offered'],
  },
  receipt: {
    method: 'POST',
    path: '/wps/payments/withdrawals/:id/receipt',
    summary: 'Confirms that the money has arrived.',
    access: 'member',
    params,
    response: withdrawal,
    errors: ['payments.not_found', 'payments.state'],
  },
  bankProof: {
    method: 'GET',
    path: '/wps/payments/withdrawals/:id/proofs/:fileId',
    summary: 'A picture of the bank’s proof that an operator has shown for a dispute.',
    access: 'member',
    params: z.object({ id, fileId: id }),
    download: STORED_TYPE,
    response: fileContent,
    errors: ['payments.not_found', 'files.not_found'],
  },
  dispute: {
    method: 'POST',
    path: '/wps/payments/withdrawals/:id/dispute',
    summary: 'Says that the money has not arrived, or only a part of it, with one to three pictures.',
    access: 'member',
    params,
    body: z.object({
      /** 0 for nothing. */
      received: money,
      proofs: z.array(id).min(1).max(3),
      text: z.string().trim().max(500),
    }),
    response: withdrawal,
    errors: [
      'payments.not_found',
      'payments.state',
      'payments.amount_outside',
      'files.not_found',
      'files.too_many',
    ],
  },
});
