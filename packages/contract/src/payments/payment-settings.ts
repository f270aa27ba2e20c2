import { z } from 'zod';
import { money } from '../money.ts';
import { twoPersonLine } from '../money/two-person-line.ts';

const ONE = 10_000n;
const amount = money.refine((amountMinor) => amountMinor >= 0n, { message: 'must not be negative' });

/** Rules of payments that a merchant sets. Each is shown to the player where it applies. Amounts in the ledger's scale. */
export const paymentSettings = z.strictObject({
  /** Valid bet owed per deposit, in hundredths of a percent of it: from nothing to once the deposit, never more. */
  turnoverBps: z.int().min(0).max(10_000).default(10_000),
  /** Owed turnover is gone when the main wallet falls below this amount. */
  turnoverEndsBelow: amount.default(ONE),
  /** After a new beneficiary, password, factor, mobile number or mail address. */
  coolDownHours: z.int().min(0).max(168).default(24),
  depositsOpen: z.int().min(1).max(10).default(1),
  depositMinutes: z.int().min(5).max(1_440).default(30),
  withdrawalsPerDay: z.int().min(1).max(100).default(5),
  withdrawalsPerDayAmount: amount.default(10_000n * ONE),
  withdrawalsPerMonthAmount: amount.default(100_000n * ONE),
  reviewMinutes: z.int().min(5).max(2_880).default(240),
  /** A withdrawal up to this amount is approved without a person if every rule holds; 0 switches it off. */
  autoApproveAmount: amount.default(200n * ONE),
  autoApproveDayAmount: amount.default(500n * ONE),
  /** Cancelling brings winnings back into play, so it is off unless the merchant allows it. */
  mayCancel: z.boolean().default(false),
  /** A paid withdrawal without an answer counts as received after this time. */
  receiptMinutes: z.int().min(5).max(43_200).default(60),
  beneficiariesMax: z.int().min(1).max(20).default(5),
});
export type PaymentSettings = z.output<typeof paymentSettings>;

const DEFAULT_LINE = twoPersonLine('EUR');
const AMOUNTS = [
  'turnoverEndsBelow',
  'withdrawalsPerDayAmount',
  'withdrawalsPerMonthAmount',
  'autoApproveAmount',
  'autoApproveDayAmount',
] as const;

/** The settings of a new merchant: the usual amounts, scaled to a currency of small units by its approval line. */
export function defaultPaymentSettings(currency: string): PaymentSettings {
  const settings = paymentSettings.parse({});
  for (const name of AMOUNTS) settings[name] = (settings[name] * twoPersonLine(currency)) / DEFAULT_LINE;
  return settings;
}
