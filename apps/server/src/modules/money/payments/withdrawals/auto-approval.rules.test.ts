import { AUTO_RULES } from '@croupier/contract/payments/withdrawal-desk.ts';
import { expect, test } from 'vitest';
import { autoChecks, mayApproveAlone, type AutoFacts } from './auto-approval.rules.ts';

const ONE = 10_000n;
const now = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const GOOD: AutoFacts = {
  now,
  amountMinor: 200n * ONE,
  daySumMinor: 300n * ONE,
  lineMinor: 1_000n * ONE,
  paidCount: 1,
  flags: 0,
  openDisputes: 0,
  hasDebt: false,
  turnoverLeftMinor: 0n,
  beneficiaryPaidBefore: true,
  sharedWith: 0,
  isKnownAddress: true,
  lastDepositAt: minutesAgo(61),
};
const settings = { autoApproveAmount: 200n * ONE, autoApproveDayAmount: 500n * ONE };

test('is approved when every rule holds, at the bounds', () => {
  const checks = autoChecks(GOOD, settings);
  expect(checks.map(({ rule }) => rule)).toEqual(AUTO_RULES);
  expect(mayApproveAlone(checks)).toBe(true);
  expect(mayApproveAlone(autoChecks({ ...GOOD, lastDepositAt: null }, settings))).toBe(true);
});

test.each([
  ['amount', { amountMinor: 200n * ONE + 1n, daySumMinor: 0n }],
  ['day_amount', { daySumMinor: 300n * ONE + 1n }],
  ['below_line', { lineMinor: 200n * ONE }],
  ['not_first', { paidCount: 0 }],
  ['no_flag', { flags: 1 }],
  ['no_dispute', { openDisputes: 1 }],
  ['no_debt', { hasDebt: true }],
  ['turnover', { turnoverLeftMinor: 1n }],
  ['beneficiary_paid_before', { beneficiaryPaidBefore: false }],
  ['beneficiary_not_shared', { sharedWith: 1 }],
  ['known_address', { isKnownAddress: false }],
  ['last_deposit_age', { lastDepositAt: minutesAgo(60) }],
])('%s alone sends it to a person', (rule, changes) => {
  const checks = autoChecks({ ...GOOD, ...changes }, settings);
  expect(checks.filter(({ holds }) => !holds).map((check) => check.rule)).toEqual([rule]);
  expect(mayApproveAlone(checks)).toBe(false);
});

test('an amount of 0 in the settings switches it off', () => {
  expect(mayApproveAlone(autoChecks(GOOD, { ...settings, autoApproveAmount: 0n }))).toBe(false);
});
