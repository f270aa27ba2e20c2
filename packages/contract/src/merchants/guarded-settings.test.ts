import { expect, test } from 'vitest';
import type { CaptchaRule } from '../access/captcha.ts';
import { guardedChanges, guardedFields, maxWelcomeCreditAlone } from './guarded-settings.ts';

const ONE = 10_000n;
const rule = (when: CaptchaRule['when'], kind: CaptchaRule['kind'] = 'image'): CaptchaRule => ({
  kind,
  when,
});
const captcha = {
  login: rule('after_failure'),
  registration: rule('never'),
  sms: rule('always'),
  recovery: rule('always'),
  feedback: rule('always'),
};
const before = {
  currency: 'EUR',
  general: { welcomeCredit: 50n * ONE },
  features: { newAddressProof: true, captcha },
};

test.each([
  ['a credit up to the limit', { general: { welcomeCredit: 100n * ONE } }, undefined],
  ['a credit above it', { general: { welcomeCredit: 101n * ONE } }, { welcomeCredit: 101n * ONE }],
  ['no change', { general: before.general, features: before.features }, undefined],
  [
    'no proof for new addresses',
    { features: { ...before.features, newAddressProof: false } },
    { newAddressProof: false },
  ],
  [
    'a captcha less often',
    { features: { ...before.features, captcha: { ...captcha, sms: rule('after_failure') } } },
    { captcha: { sms: rule('after_failure') } },
  ],
  [
    'a captcha more often, of another kind',
    { features: { ...before.features, captcha: { ...captcha, login: rule('always', 'slider') } } },
    undefined,
  ],
])('%s', (_, after, expected) => {
  expect(guardedChanges(before, after)).toEqual(expected);
});

test('a credit above the limit may be lowered', () => {
  const high = { ...before, general: { welcomeCredit: 500n * ONE } };
  expect(guardedChanges(high, { general: { welcomeCredit: 400n * ONE } })).toBeUndefined();
  expect(maxWelcomeCreditAlone('VND')).toBe(100_000n * ONE);
});

test('changes name the fields of the form', () => {
  expect(guardedFields({ welcomeCredit: ONE, captcha: { sms: rule('never') } })).toEqual([
    'welcomeCredit',
    'captcha.sms.when',
  ]);
});
