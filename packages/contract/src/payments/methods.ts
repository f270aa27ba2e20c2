import { z } from 'zod';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';

export const PAYMENT_DIRECTIONS = ['deposit', 'withdrawal'] as const;
export const paymentDirection = z.enum(PAYMENT_DIRECTIONS);
export type PaymentDirection = z.infer<typeof paymentDirection>;

/**
 * What a method asks of the member. `page`: the provider's hosted page; `qr`: a code for a banking app; `bank`: a transfer
 * with a reference in its text; `slip`: a transfer, then a picture of the slip; `address`: a token transfer to the
 * member's own address. Withdrawals: `bank`, `card`, `phone` (PromptPay) and `wallet` name the kind of beneficiary.
 */
export const DEPOSIT_KINDS = ['page', 'qr', 'bank', 'slip', 'address'] as const;
export const depositKind = z.enum(DEPOSIT_KINDS);
export type DepositKind = z.infer<typeof depositKind>;
export const BENEFICIARY_KINDS = ['bank', 'card', 'phone', 'wallet'] as const;
export const beneficiaryKind = z.enum(BENEFICIARY_KINDS);
export type BeneficiaryKind = z.infer<typeof beneficiaryKind>;

/** A fixed amount plus a part in hundredths of a percent, within floor and cap, rounded in the member's favour. */
export const feeTerms = z.object({
  fixed: money,
  bps: z.int().min(0).max(5_000),
  floor: money,
  cap: money.nullable(),
});
export type FeeTerms = z.infer<typeof feeTerms>;

/** Hours of the day in UTC during which a method is open; equal ends mean always. */
const hours = z.object({ from: z.int().min(0).max(23), until: z.int().min(0).max(24) });

export const methodTerms = z.object({
  min: money,
  max: money,
  /** Amounts are multiples of it: 1 for currencies without decimals, else 0.01. */
  step: money,
  fee: feeTerms,
  hours,
  /** The lowest tier of identity checks that may use it. */
  tier: z.int().min(0).max(3),
});
export type MethodTerms = z.infer<typeof methodTerms>;

export const WHY_METHOD_RESTS = ['provider_down', 'outside_hours', 'tier', 'limit', 'closed'] as const;

const method = z.object({
  id: z.string(),
  /** In the language of the request. */
  name: z.string(),
  kind: z.enum([...DEPOSIT_KINDS, ...BENEFICIARY_KINDS]),
  terms: methodTerms,
  /** The usual time until the money arrives, in minutes; null without experience. */
  usualMinutes: z.int().nullable(),
  /** Why it can't be used now; null if it can. */
  resting: z.enum(WHY_METHOD_RESTS).nullable(),
  /** The highest amount that this member may use now: the lowest of limits, tier and method. */
  allowed: money,
  /** Of an address: the chain and the token, for the warning. */
  chain: z.string().nullable(),
  asset: z.string().nullable(),
});
export type PaymentMethod = z.infer<typeof method>;

/** A bank that a beneficiary can name. */
const bank = z.object({ code: z.string(), name: z.string() });

export const paymentMethodsRoutes = defineRoutes({
  methods: {
    method: 'GET',
    path: '/wps/payments/methods',
    summary: 'Methods of the merchant for deposits or withdrawals, with limits and fees for this member.',
    access: 'member',
    query: z.object({ direction: paymentDirection }),
    response: z.object({
      currency: z.string(),
      methods: z.array(method),
      /** The open deposit or withdrawal that must end first. */
      openId: id.nullable(),
    }),
  },
  banks: {
    method: 'GET',
    path: '/wps/payments/banks',
    summary: 'Banks and chains that a beneficiary of this merchant can name, by kind.',
    access: 'member',
    response: z.object({ banks: z.record(beneficiaryKind, z.array(bank)) }),
  },
});
