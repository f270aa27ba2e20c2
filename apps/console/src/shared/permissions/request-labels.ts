import type { KycSettings } from '@croupier/contract/kyc/kyc-settings.ts';
import { DOCUMENT_NEEDS, type DocumentNeed } from '@croupier/contract/kyc/kyc-states.ts';
import type { PaymentSettings } from '@croupier/contract/payments/payment-settings.ts';

/** Labels of requests about payments that have a text of their own. */
export const REQUEST_LABELS = [
  'mainWallet',
  'bonus',
  'turnover',
  'paidByHand',
  'receipt',
  'credit',
  'refund',
  'refund_end',
  'settlement',
  'debt',
  'terms',
  'adapter',
  'config',
  'secrets',
  'keys',
  'hosts',
  'addresses',
  'vendorCodes',
  'isTest',
  'upline',
  'corrections',
  'correctedValidBet',
  'correctedNetLoss',
] as const;

const PAYMENT_RULES = [
  'depositsOpen',
  'depositMinutes',
  'turnoverBps',
  'turnoverEndsBelow',
  'withdrawalsPerDay',
  'withdrawalsPerDayAmount',
  'withdrawalsPerMonthAmount',
  'reviewMinutes',
  'autoApproveAmount',
  'autoApproveDayAmount',
  'mayCancel',
  'receiptMinutes',
  'beneficiariesMax',
  'coolDownHours',
] as const satisfies ReadonlyArray<keyof PaymentSettings>;
const FIGURES = ['askAtBps', 'retentionDays', 'refusedDays'] as const satisfies ReadonlyArray<
  keyof KycSettings
>;
const TIER_PARTS = ['deposits', 'withdrawals', 'needs'] as const;
const TIER_LABEL = /^kyc\.(\d)\.([a-z]+)$/;

type RuleLabel =
  | { of: 'payments'; name: (typeof PAYMENT_RULES)[number] }
  | { of: 'figure'; name: (typeof FIGURES)[number] }
  | { of: 'tier'; tier: string; name: (typeof TIER_PARTS)[number] };

/** The rule of payments or identity checks that a label names. */
export function ruleLabel(label: string): RuleLabel | undefined {
  const payment = PAYMENT_RULES.find((name) => label === `payments.${name}`);
  if (payment) return { of: 'payments', name: payment };
  const figure = FIGURES.find((name) => label === `kyc.${name}`);
  if (figure) return { of: 'figure', name: figure };
  const [, tier, part] = TIER_LABEL.exec(label) ?? [];
  const name = TIER_PARTS.find((each) => each === part);
  return tier !== undefined && name ? { of: 'tier', tier, name } : undefined;
}

/** The needs in a value such as `identity, selfie`. */
export const needsOf = (value: string): DocumentNeed[] =>
  DOCUMENT_NEEDS.filter((need) => value.split(', ').includes(need));
