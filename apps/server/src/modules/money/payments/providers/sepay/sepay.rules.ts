import { fromDecimal } from '@croupier/contract/payments/currency-units.ts';
import { z } from 'zod';
import type { Movement } from '../provider.types.ts';

/** What SePay reports of a bank account: in notifications, and in its list of transactions. */

const CURRENCY = 'VND';
/** Vietnam has no daylight saving time. */
const VIETNAM_OFFSET_HOURS = 7;
const HOUR_MILLISECONDS = 3_600_000;

export const sepayConfig = z.strictObject({
  apiUrl: z.url({ protocol: /^https?$/ }).default('https://my.sepay.vn'),
  bankName: z.string().trim().min(1).max(80),
  /** Six digits of the bank. */
  bankBin: z.string().regex(/^\d{6}$/),
  accountNumber: z.string().regex(/^[A-Z0-9]{4,19}$/),
  holder: z.string().trim().min(1).max(80),
});
export type SepayConfig = z.output<typeof sepayConfig>;

export const sepaySecrets = z.strictObject({
  apiToken: z.string().min(1).max(200),
  /** Two while the secret is being changed. */
  hookSecrets: z.array(z.string().min(8).max(200)).min(1).max(2),
});
export type SepaySecrets = z.output<typeof sepaySecrets>;

const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const id = z.string().regex(/^[1-9]\d{0,17}$/);

/** A notification; numbers arrive as their texts. */
export const notification = z.object({
  id,
  accountNumber: z.string(),
  content: z.string().nullish(),
  transferType: z.enum(['in', 'out']),
  transferAmount: z.string(),
  referenceCode: z.string().nullish(),
  transactionDate: localTime,
});
export type Notification = z.output<typeof notification>;

const listed = z.object({
  id,
  account_number: z.string(),
  transaction_date: localTime,
  amount_in: z.string(),
  amount_out: z.string(),
  transaction_content: z.string().nullish(),
});
export const listAnswer = z.object({ transactions: z.array(listed) });
export type ListedTransaction = z.output<typeof listed>;

/** `2026-11-23 07:04:05` in Vietnam. */
export const timeFrom = (text: string): Date => new Date(`${text.replace(' ', 'T')}+07:00`);

export const timeText = (at: Date): string =>
  new Date(at.getTime() + VIETNAM_OFFSET_HOURS * HOUR_MILLISECONDS)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

function movement(line: {
  id: string;
  direction: 'in' | 'out';
  amount: string;
  content: string;
  date: string;
}): Movement | undefined {
  const amountMinor = fromDecimal(line.amount, CURRENCY);
  if (amountMinor === undefined || amountMinor === 0n) return undefined;
  return {
    theirId: line.id,
    direction: line.direction,
    amountMinor,
    asset: CURRENCY,
    // The bank passes on no name; it may be part of the text.
    payer: '',
    text: line.content,
    at: timeFrom(line.date),
    isFinal: true,
  };
}

/** Undefined for an amount that is no amount of đồng. */
export const movementOfNotification = (message: Notification): Movement | undefined =>
  movement({
    id: message.id,
    direction: message.transferType,
    amount: message.transferAmount,
    content: message.content ?? '',
    date: message.transactionDate,
  });

/** Undefined for an amount that is no amount of đồng, and for a line that moves nothing. */
export function movementOfLine(line: ListedTransaction): Movement | undefined {
  const isIn = fromDecimal(line.amount_in, CURRENCY) !== 0n;
  return movement({
    id: line.id,
    direction: isIn ? 'in' : 'out',
    amount: isIn ? line.amount_in : line.amount_out,
    content: line.transaction_content ?? '',
    date: line.transaction_date,
  });
}
