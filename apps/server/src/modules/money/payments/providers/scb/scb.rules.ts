import { fromDecimal } from '@croupier/contract/payments/currency-units.ts';
import { z } from 'zod';
import type { Movement } from '../provider.types.ts';

/** What SCB's partner API says of bill payments by PromptPay. */

const CURRENCY = 'THB';
/** Thailand has no daylight saving time. */
const BANGKOK_OFFSET_MILLISECONDS = 7 * 3_600_000;
const DAY_MILLISECONDS = 86_400_000;
/** Of a payment by a QR code with references. */
export const EVENT_CODE = '00300100';
export const SUCCESS = '1000';
/** The days that one question covers, today included: money that comes later is reported by a confirmation. */
const MAX_DAYS = 7;

export const scbConfig = z.strictObject({
  apiUrl: z.url({ protocol: /^https?$/ }).default('https://api.partners.scb/partners'),
  /** Tax id and suffix. */
  billerId: z.string().regex(/^\d{15}$/),
  holder: z.string().trim().min(1).max(80),
});
export type ScbConfig = z.output<typeof scbConfig>;

export const scbSecrets = z.strictObject({
  apiKey: z.string().min(1).max(200),
  apiSecret: z.string().min(1).max(200),
});
export type ScbSecrets = z.output<typeof scbSecrets>;

/** Numbers arrive as their texts. */
const status = z.object({ code: z.string() });
export const statusAnswer = z.object({ status });
export const tokenAnswer = z.object({
  status,
  data: z.object({ accessToken: z.string().min(1), expiresIn: z.string().regex(/^\d{1,9}$/) }),
});

/** A confirmation, of which only the names are read: nobody has signed it. */
export const confirmation = z.object({
  transactionId: z.string().min(1).max(100),
  billPaymentRef1: z.string().max(20).nullish(),
});

const payment = z.object({
  transactionId: z.string().min(1).max(100),
  amount: z.string(),
  transactionDateandTime: z.string(),
  billPaymentRef1: z.string(),
  payerName: z.string().nullish(),
  payerAccountNumber: z.string().nullish(),
  currencyCode: z.string().nullish(),
});
export type ScbPayment = z.output<typeof payment>;
export const inquiryAnswer = z.object({ status, data: z.array(payment).nullish() });

/** The days in Bangkok from one time to another, newest first. */
export function daysBetween(from: Date, until: Date): string[] {
  const dayOf = (at: number): string => new Date(at + BANGKOK_OFFSET_MILLISECONDS).toISOString().slice(0, 10);
  const first = dayOf(from.getTime());
  const days: string[] = [];
  for (let at = until.getTime(); days.length < MAX_DAYS; at -= DAY_MILLISECONDS) {
    const day = dayOf(at);
    if (day < first) break;
    days.push(day);
  }
  return days;
}

/** Undefined for an amount that is no amount of baht. */
export function movementOf(paid: ScbPayment): Movement | undefined {
  const amountMinor = fromDecimal(paid.amount, CURRENCY);
  const at = new Date(paid.transactionDateandTime);
  if (!amountMinor || Number.isNaN(at.getTime())) return undefined;
  // 764 is the baht of ISO 4217.
  if (paid.currencyCode && paid.currencyCode !== '764') return undefined;
  return {
    theirId: paid.transactionId,
    direction: 'in',
    amountMinor,
    asset: CURRENCY,
    payer: paid.payerName ?? '',
    ...(paid.payerAccountNumber ? { payerAccount: paid.payerAccountNumber } : {}),
    text: paid.billPaymentRef1,
    at,
    isFinal: true,
  };
}
