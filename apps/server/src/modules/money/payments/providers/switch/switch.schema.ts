import { z } from 'zod';

/**
 * What we read of Hyperswitch's answers. Numbers arrive as the text that was sent (`parseExactJson`), amounts in the
 * currency's minor units. Everything else in an answer is ignored.
 */
const text = z.string().nullish();

export const switchConfig = z.strictObject({
  /** Base address of the API, such as `https://api.hyperswitch.io`. */
  url: z.url({ protocol: /^https?$/ }).max(200),
  /** Business profile whose connectors are used; the account's default profile if left out. */
  profileId: z.string().trim().min(1).max(64).optional(),
});
export type SwitchConfig = z.output<typeof switchConfig>;

export const switchSecrets = z.strictObject({
  apiKey: z.string().min(8).max(200),
  /** The profile's payment response hash key, with which messages are signed. */
  hookKey: z.string().min(8).max(200),
  /** Still accepted while the hash key is being replaced. */
  previousHookKey: z.string().min(8).max(200).optional(),
});
export type SwitchSecrets = z.output<typeof switchSecrets>;

const dispute = z.object({ dispute_id: z.string(), amount: z.string(), dispute_status: z.string() });

export const payment = z.object({
  payment_id: z.string(),
  status: z.string(),
  amount: z.string(),
  amount_received: text,
  currency: z.string(),
  created: text,
  updated: text,
  description: text,
  payment_link: z.object({ link: z.string() }).nullish(),
  customer: z.object({ name: text }).nullish(),
  error_message: text,
  disputes: z.array(dispute).nullish(),
});
export type SwitchPayment = z.output<typeof payment>;

export const payout = z.object({
  payout_id: z.string(),
  status: z.string(),
  amount: z.string(),
  currency: z.string(),
  created: text,
  description: text,
  name: text,
  error_message: text,
});
export type SwitchPayout = z.output<typeof payout>;

export const refund = z.object({
  refund_id: z.string(),
  payment_id: z.string(),
  status: z.string(),
  amount: z.string(),
  currency: z.string(),
  created_at: text,
  error_message: text,
});
export type SwitchRefund = z.output<typeof refund>;

export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) });

export const failure = z.object({
  error: z.object({ code: z.string(), message: z.string(), type: text }),
});

export const hook = z.object({
  event_id: z.string().min(1).max(200),
  content: z.object({
    type: z.string(),
    object: z.object({ payment_id: text, payout_id: text, refund_id: text, dispute_id: text }),
  }),
});
