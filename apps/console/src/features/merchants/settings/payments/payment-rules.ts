import type { ChangeLine } from '@croupier/contract/access/approvals.ts';
import type { PaymentSettings } from '@croupier/contract/payments/payment-settings.ts';
import {
  percentText,
  typedPercent,
  typedRuleAmount,
  typedWhole,
} from '../../../../shared/rules/rule-values.ts';
import { amountText } from '../settings-form.ts';

type Limits = { min: number; max: number };
type Kind = { kind: 'amount' } | { kind: 'switch' } | ({ kind: 'whole' | 'percent' } & Limits);
export type RuleName = keyof PaymentSettings;

/** How each rule is typed. */
export const RULES = {
  depositsOpen: { kind: 'whole', min: 1, max: 10 },
  depositMinutes: { kind: 'whole', min: 5, max: 1_440 },
  turnoverBps: { kind: 'percent', min: 0, max: 100 },
  turnoverEndsBelow: { kind: 'amount' },
  withdrawalsPerDay: { kind: 'whole', min: 1, max: 100 },
  withdrawalsPerDayAmount: { kind: 'amount' },
  withdrawalsPerMonthAmount: { kind: 'amount' },
  reviewMinutes: { kind: 'whole', min: 5, max: 2_880 },
  autoApproveAmount: { kind: 'amount' },
  autoApproveDayAmount: { kind: 'amount' },
  mayCancel: { kind: 'switch' },
  receiptMinutes: { kind: 'whole', min: 5, max: 43_200 },
  beneficiariesMax: { kind: 'whole', min: 1, max: 20 },
  coolDownHours: { kind: 'whole', min: 0, max: 168 },
} as const satisfies Record<RuleName, Kind>;

export const RULE_GROUPS = {
  deposits: ['depositsOpen', 'depositMinutes', 'turnoverBps', 'turnoverEndsBelow'],
  withdrawals: [
    'withdrawalsPerDay',
    'withdrawalsPerDayAmount',
    'withdrawalsPerMonthAmount',
    'reviewMinutes',
    'receiptMinutes',
    'mayCancel',
  ],
  autoApproval: ['autoApproveAmount', 'autoApproveDayAmount'],
  beneficiaries: ['beneficiariesMax', 'coolDownHours'],
} as const satisfies Record<string, readonly RuleName[]>;

// `Object.keys` doesn't know the names.
const NAMES = Object.keys(RULES) as RuleName[];

/** Every rule as text; a switch is `on` or `off`. */
export type TypedRules = Readonly<Record<RuleName, string>>;

function textOf(name: RuleName, settings: PaymentSettings, currency: string): string {
  const value = settings[name];
  if (typeof value === 'bigint') return amountText(value, currency);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return RULES[name].kind === 'percent' ? percentText(value) : String(value);
}

export const typedRules = (settings: PaymentSettings, currency: string): TypedRules =>
  // `Object.fromEntries` doesn't know the names.
  Object.fromEntries(NAMES.map((name) => [name, textOf(name, settings, currency)])) as TypedRules;

function valueOf(name: RuleName, typed: string, currency: string): bigint | number | boolean | undefined {
  const rule: Kind = RULES[name];
  switch (rule.kind) {
    case 'amount':
      return typedRuleAmount(typed, currency);
    case 'switch':
      return typed === 'on';
    case 'percent':
      return typedPercent(typed, rule);
    default:
      return typedWhole(typed, rule);
  }
}

/** The rules that were typed, or the names of those that can't be. */
export function readRules(
  typed: TypedRules,
  currency: string,
): { settings: PaymentSettings; wrong: readonly [] } | { settings: undefined; wrong: readonly RuleName[] } {
  const values = NAMES.map((name) => [name, valueOf(name, typed[name], currency)] as const);
  const wrong = values.filter(([, value]) => value === undefined).map(([name]) => name);
  if (wrong.length > 0) return { settings: undefined, wrong };
  return { settings: Object.fromEntries(values) as PaymentSettings, wrong: [] };
}

/** What differs, with the labels of a request. */
export const changedRules = (before: TypedRules, after: TypedRules): ChangeLine[] =>
  NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    label: `payments.${name}`,
    before: before[name],
    after: after[name],
  }));
