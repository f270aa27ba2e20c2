import { expect, test } from 'vitest';
import { needsOf, ruleLabel } from './request-labels.ts';

test('labels of rules are recognised', () => {
  expect(ruleLabel('payments.mayCancel')).toEqual({ of: 'payments', name: 'mayCancel' });
  expect(ruleLabel('kyc.askAtBps')).toEqual({ of: 'figure', name: 'askAtBps' });
  expect(ruleLabel('kyc.2.needs')).toEqual({ of: 'tier', tier: '2', name: 'needs' });
  expect([ruleLabel('payments.unheard'), ruleLabel('kyc.2.other'), ruleLabel('mainWallet')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(needsOf('identity, funds')).toEqual(['identity', 'funds']);
});
