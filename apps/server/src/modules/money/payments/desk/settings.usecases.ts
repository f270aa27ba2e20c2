import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import { twoPersonLine } from '@croupier/contract/money/two-person-line.ts';
import { paymentSettings, type PaymentSettings } from '@croupier/contract/payments/payment-settings.ts';
import type { paymentRulesRoutes } from '@croupier/contract/payments/settings-desk.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { formatAmount } from '@croupier/i18n/format/money.ts';
import type { SettingsPart } from '../../../access/approvals/index.ts';
import type { PaymentParts } from '../payments.types.ts';

const KIND = 'payments.settings';

// `Object.keys` doesn't know the names.
const FIELDS = Object.keys(paymentSettings.shape) as Array<keyof PaymentSettings>;

function shown(value: PaymentSettings[keyof PaymentSettings], currency: string): string {
  if (typeof value === 'bigint') return formatAmount(value, { locale: 'en', currency });
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}

/** One line for each rule; the console translates the labels. */
export const linesOf = (before: PaymentSettings, after: PaymentSettings, currency: string): ChangeLine[] =>
  FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    label: `payments.${field}`,
    before: shown(before[field], currency),
    after: shown(after[field], currency),
  }));

/** The rules of payments, which two persons change. */
export const PAYMENT_RULES: SettingsPart<'payments'> = {
  part: 'payments',
  kind: KIND,
  permission: 'payments.rules.manage',
  schema: paymentSettings,
  action: 'merchant.payments_changed',
  linesOf,
};

/** @throws `merchants.not_found` */
export async function readPaymentRules(
  { merchants, approvals }: Pick<PaymentParts, 'merchants' | 'approvals'>,
  merchantId: string,
): Promise<CallOutput<typeof paymentRulesRoutes.get>> {
  const { currency, settings } = await merchants.byId(merchantId);
  return {
    currency,
    settings: settings.payments,
    line: twoPersonLine(currency),
    versions: await approvals.versionsOf({ merchantId, kind: KIND }),
  };
}
