import { defaultPaymentSettings } from '@croupier/contract/payments/payment-settings.ts';
import { expect, test } from 'vitest';
import { changedRules, readRules, typedRules } from './payment-rules.ts';

test.each(['EUR', 'VND'])('rules in %s are typed as they are read', (currency) => {
  const settings = defaultPaymentSettings(currency);
  expect(readRules(typedRules(settings, currency), currency)).toEqual({ settings, wrong: [] });
});

test('rules that cannot be are named, and changes are listed', () => {
  const before = typedRules(defaultPaymentSettings('EUR'), 'EUR');
  const after = { ...before, depositMinutes: '4', turnoverBps: '101', mayCancel: 'on' };
  expect(readRules(after, 'EUR').wrong).toEqual(['depositMinutes', 'turnoverBps']);
  expect(changedRules(before, { ...before, mayCancel: 'on' })).toEqual([
    { label: 'payments.mayCancel', before: 'off', after: 'on' },
  ]);
});
