import { defaultKycSettings } from '@croupier/contract/kyc/kyc-settings.ts';
import { expect, test } from 'vitest';
import { changedIdentity, readIdentity, typedIdentity, type TypedTier } from './identity-rules.ts';

const stored = defaultKycSettings('EUR');
const typed = typedIdentity(stored, 'EUR');
const withTier = (index: number, change: Partial<TypedTier>) => ({
  ...typed,
  tiers: typed.tiers.map((tier, at) => (at === index ? { ...tier, ...change } : tier)),
});

test.each(['EUR', 'VND'])('rules in %s are typed as they are read', (currency) => {
  const settings = defaultKycSettings(currency);
  expect(readIdentity(typedIdentity(settings, currency), currency)).toEqual({ settings, wrong: [] });
});

test.each([
  ['a cap below the tier before', withTier(1, { deposits: '100' }), ['deposits.1']],
  ['a cap after a tier without one', withTier(1, { withdrawals: '' }), ['withdrawals.2']],
  ['a cap of nothing', withTier(0, { deposits: '0' }), ['deposits.0']],
  [
    'figures outside their limits',
    { ...typed, askAtBps: '9', refusedDays: 'x' },
    ['askAtBps', 'refusedDays'],
  ],
])('%s is refused', (_, given, wrong) => {
  expect(readIdentity(given, 'EUR')).toEqual({ settings: undefined, wrong });
});

test('changes are listed', () => {
  expect(changedIdentity(typed, withTier(2, { deposits: '', needs: ['identity'] }))).toEqual([
    { label: 'kyc.2.deposits', before: typed.tiers[2]?.deposits, after: 'unlimited' },
    { label: 'kyc.2.needs', before: 'identity, selfie', after: 'identity' },
  ]);
});
