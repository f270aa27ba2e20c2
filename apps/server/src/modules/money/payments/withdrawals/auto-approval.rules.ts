import type { PaymentSettings } from '@croupier/contract/payments/payment-settings.ts';
import type { RuleCheck } from '@croupier/contract/payments/withdrawal-desk.ts';
import { formatMoney } from '@croupier/contract/money.ts';

const MIN_DEPOSIT_AGE_MINUTES = 60;

export type AutoFacts = {
  now: Date;
  amountMinor: bigint;
  /** Withdrawn within 24 hours, without this one. */
  daySumMinor: bigint;
  /** From this amount on, two persons decide. */
  lineMinor: bigint;
  paidCount: number;
  flags: number;
  openDisputes: number;
  hasDebt: boolean;
  turnoverLeftMinor: bigint;
  beneficiaryPaidBefore: boolean;
  /** Other members with the same number. */
  sharedWith: number;
  isKnownAddress: boolean;
  lastDepositAt: Date | null;
};

const amountCheck = (rule: RuleCheck['rule'], figure: bigint, limit: bigint, holds: boolean): RuleCheck => ({
  rule,
  holds,
  figure: formatMoney(figure),
  limit: formatMoney(limit),
});
const countCheck = (rule: RuleCheck['rule'], count: number, holds: boolean): RuleCheck => ({
  rule,
  holds,
  figure: String(count),
  limit: null,
});
const plainCheck = (rule: RuleCheck['rule'], holds: boolean): RuleCheck => ({
  rule,
  holds,
  figure: null,
  limit: null,
});

function depositCheck({ now, lastDepositAt }: AutoFacts): RuleCheck {
  const minutes = lastDepositAt && Math.floor((now.getTime() - lastDepositAt.getTime()) / 60_000);
  return {
    rule: 'last_deposit_age',
    holds: minutes === null || minutes > MIN_DEPOSIT_AGE_MINUTES,
    figure: minutes === null ? null : String(minutes),
    limit: String(MIN_DEPOSIT_AGE_MINUTES),
  };
}

/** Every automatic rule with its figures. */
export function autoChecks(
  facts: AutoFacts,
  settings: Pick<PaymentSettings, 'autoApproveAmount' | 'autoApproveDayAmount'>,
): RuleCheck[] {
  const { amountMinor, daySumMinor, lineMinor } = facts;
  const dayMinor = daySumMinor + amountMinor;
  const { autoApproveAmount, autoApproveDayAmount } = settings;
  return [
    amountCheck('amount', amountMinor, autoApproveAmount, amountMinor <= autoApproveAmount),
    amountCheck('day_amount', dayMinor, autoApproveDayAmount, dayMinor <= autoApproveDayAmount),
    amountCheck('below_line', amountMinor, lineMinor, amountMinor < lineMinor),
    countCheck('not_first', facts.paidCount, facts.paidCount > 0),
    countCheck('no_flag', facts.flags, facts.flags === 0),
    countCheck('no_dispute', facts.openDisputes, facts.openDisputes === 0),
    plainCheck('no_debt', !facts.hasDebt),
    amountCheck('turnover', facts.turnoverLeftMinor, 0n, facts.turnoverLeftMinor === 0n),
    plainCheck('beneficiary_paid_before', facts.beneficiaryPaidBefore),
    countCheck('beneficiary_not_shared', facts.sharedWith, facts.sharedWith === 0),
    plainCheck('known_address', facts.isKnownAddress),
    depositCheck(facts),
  ];
}

/** Whether nobody needs to look at it. */
export const mayApproveAlone = (checks: readonly RuleCheck[]): boolean =>
  checks.length > 0 && checks.every(({ holds }) => holds);
