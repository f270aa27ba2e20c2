import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { depositState } from './payment-states.ts';

const bankDetails = z.object({ bank: z.string(), number: z.string(), holder: z.string() });

/** What the member must do to pay. */
export const depositInstructions = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), url: z.string() }),
  z.object({ kind: z.literal('qr'), payload: z.string(), text: z.string(), bank: bankDetails.nullable() }),
  z.object({ kind: z.literal('bank'), bank: bankDetails, text: z.string() }),
  z.object({ kind: z.literal('slip'), bank: bankDetails, text: z.string() }),
  z.object({
    kind: z.literal('address'),
    address: z.string(),
    chain: z.string(),
    asset: z.string(),
    /** In the asset's own units, at the quoted rate. */
    assetAmount: z.string(),
    rateUntil: instant,
  }),
]);
export type DepositInstructions = z.infer<typeof depositInstructions>;

export const DEPOSIT_REASONS = [
  'amount_differs',
  'payer_differs',
  'flagged',
  'slip',
  'provider_refused',
  'slip_refused',
  'not_paid',
  'by_member',
  'excluded',
  'allowance',
] as const;

export const deposit = z.object({
  id,
  /** The number that the member and operators speak of: the reference. */
  reference: z.string(),
  methodId: z.string(),
  methodName: z.string(),
  currency: z.string(),
  asked: money,
  received: money.nullable(),
  fee: money,
  state: depositState,
  reason: z.enum(DEPOSIT_REASONS).nullable(),
  instructions: depositInstructions.nullable(),
  /** Of a token transfer that was seen and is not final yet. */
  confirmations: z.object({ seen: z.int(), needed: z.int() }).nullable(),
  slips: z.array(id),
  createdAt: instant,
  changedAt: instant,
  expiresAt: instant,
  creditedAt: instant.nullable(),
});
export type Deposit = z.infer<typeof deposit>;

const params = z.object({ id });

/** Money in. States change without a reload by the realtime topic `payments`. */
export const depositsRoutes = defineRoutes({
  start: {
    method: 'POST',
    path: '/wps/payments/deposits',
    summary: 'Starts a deposit and answers what to do to pay. The same id again gives the same answer.',
    access: 'member',
    body: z.object({ id: idempotencyKey, methodId: z.string().max(32), amount: positiveMoney }),
    response: deposit,
    errors: [
      'payments.id_reused',
      'payments.one_open',
      'payments.too_many_in_review',
      'payments.method_closed',
      'payments.amount_outside',
      'payments.amount_step',
      'payments.too_many',
      'payments.provider_down',
      'kyc.cap_reached',
      'protection.excluded',
      'protection.cooling_off',
      'protection.limit_reached',
    ],
  },
  get: {
    method: 'GET',
    path: '/wps/payments/deposits/:id',
    summary: 'A deposit of the member. Coming back from a provider’s page makes the server ask the provider.',
    access: 'member',
    params,
    query: z.object({ returned: z.enum(['1']).optional() }),
    response: deposit,
    errors: ['payments.not_found'],
  },
  cancel: {
    method: 'POST',
    path: '/wps/payments/deposits/:id/cancel',
    summary: 'Cancels a deposit that waits for money. Money that still arrives is credited.',
    access: 'member',
    params,
    response: deposit,
    errors: ['payments.not_found', 'payments.state'],
  },
  slip: {
    method: 'POST',
    path: '/wps/payments/deposits/:id/slip',
    summary: 'Hands in one to three pictures of the transfer slip, uploaded before.',
    access: 'member',
    params,
    body: z.object({ files: z.array(id).min(1).max(3) }),
    response: deposit,
    errors: ['payments.not_found', 'payments.state', 'files.not_found', 'files.too_many'],
  },
});
