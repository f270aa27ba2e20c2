import { z } from 'zod';

/** Croupier's own protocol for gateways, `docs/payment-protocol.md`. Amounts are decimal texts. */
export const signedConfig = z.strictObject({
  /** Base address of the gateway; the name of a call is added to it. */
  url: z.url({ protocol: /^https?$/ }).max(200),
  /** Our account at the gateway: `to` of every call. */
  account: z
    .string()
    .trim()
    .regex(/^[\w-]{1,64}$/),
});
export type SignedConfig = z.output<typeof signedConfig>;

export const signedSecrets = z.strictObject({
  key: z.string().min(16).max(200),
  /** Still accepted in messages while the key is being replaced. */
  previousKey: z.string().min(16).max(200).optional(),
});
export type SignedSecrets = z.output<typeof signedSecrets>;

const theirId = z.string().min(1).max(100);
const text = z.string().max(500);

export const movement = z.object({
  id: theirId,
  direction: z.enum(['in', 'out']),
  amount: z.string(),
  fee: z.string().optional(),
  currency: z.string(),
  order: z.string().optional(),
  payer: text.default(''),
  payer_account: text.optional(),
  text: text.default(''),
  at: z.iso.datetime({ offset: true }),
  final: z.boolean().default(true),
});
export type SignedMovement = z.output<typeof movement>;

const chargeback = z.object({
  id: theirId,
  order: z.string(),
  state: z.enum(['opened', 'won', 'lost']),
  amount: z.string(),
});
export type SignedChargeback = z.output<typeof chargeback>;

const ok = z.object({ code: z.literal('ok') });
const bank = z.object({ bank: text, number: text, holder: text });

export const begun = ok.extend({
  id: z.string(),
  their_id: theirId,
  page: z.url({ protocol: /^https?$/ }).optional(),
  qr: z.string().max(1_000).optional(),
  bank: bank.optional(),
});
export const accepted = ok.extend({ id: z.string(), their_id: theirId });
export const asked = ok.extend({
  id: z.string(),
  state: z.enum(['waiting', 'under_way', 'paid', 'failed', 'returned']),
  their_id: theirId.optional(),
  amount: z.string().optional(),
  fee: z.string().optional(),
  reason: text.optional(),
  movements: z.array(movement).max(100).default([]),
  chargebacks: z.array(chargeback).max(20).default([]),
});
export type SignedAsked = z.output<typeof asked>;
export const listed = ok.extend({
  items: z.array(movement).max(500),
  cursor: z.string().max(200).nullable(),
});
export const balances = ok.extend({
  balances: z.array(z.object({ currency: z.string(), amount: z.string() })).max(50),
});

/** An answer that is not `ok`. Only these codes are a final no; any other leaves the outcome unknown. */
export const FINAL_CODES = [
  'refused',
  'amount',
  'method',
  'payee',
  'funds',
  'closed',
  'malformed',
  'mismatch',
  'signature',
] as const;
export const failure = z.object({ code: z.string(), message: text.default('') });

export const report = z.object({
  call: z.literal('report'),
  to: z.string(),
  event: z.string().min(1).max(100),
  movements: z.array(movement).max(100).default([]),
  /** Our ids of orders whose state has changed. */
  changed: z.array(z.string()).max(100).default([]),
  chargeback: chargeback.optional(),
});
