import {
  REGISTRATION_FIELDS,
  type RegistrationField,
  type RegistrationUser,
} from '@croupier/contract/access/identity.ts';
import { describe, expect, test } from 'vitest';
import type { FieldSetting, MerchantSettings } from '../../../base/merchants/index.ts';
import { DEMO_MERCHANTS } from '../../../base/merchants/merchants.demo.ts';
import { isFormOpen, shownFields, validationOf, type Form } from './form.rules.ts';
import { registrationProblems } from './registration.rules.ts';

const [demo] = DEMO_MERCHANTS;
if (!demo) throw new Error('no demo merchant');
const base = demo.settings;
const NOW = new Date('2026-11-21T12:00:00Z');

type Need = 'hidden' | 'optional' | 'required';
const setting = (need: Need): FieldSetting => ({
  shown: need !== 'hidden',
  required: need === 'required',
  rule: { patternId: 'any', minLength: 1, maxLength: 64 },
});
const asking = (
  fields: MerchantSettings['registration']['fields'],
  features: Partial<MerchantSettings['brand']['features']> = {},
): MerchantSettings => ({
  ...base,
  registration: { ...base.registration, fields },
  brand: { ...base.brand, features: { ...base.brand.features, smsVerification: false, ...features } },
});
const withCaptcha = (kind: 'image' | 'slider', when: 'always' | 'never'): MerchantSettings => ({
  ...asking({}),
  signIn: { ...base.signIn, captcha: { ...base.signIn.captcha, registration: { kind, when } } },
});

const user: RegistrationUser = {
  username: 'Alex77',
  password: 'Secret-123',
  confirmPassword: 'Secret-123',
  termsAccepted: true,
  ageConfirmed: true,
};
const needOf = (settings: MerchantSettings, name: RegistrationField, form: Form = 'username'): Need => {
  const field = shownFields(settings, form).find((shown) => shown.name === name);
  if (!field) return 'hidden';
  return field.required ? 'required' : 'optional';
};
const wrongFields = (settings: MerchantSettings, form: Form, given: Partial<RegistrationUser> = {}) =>
  registrationProblems({ settings, form, social: false }, { ...user, ...given }, NOW).map(
    ({ detail }) => detail.field,
  );

/** Fields that only the merchant decides about. */
const FREE = [
  'mobileNum',
  'payeeName',
  'fullName',
  'nickname',
  'email',
  'birthday',
  'nationality',
  'region',
  'address',
  'occupation',
  'sourceOfIncome',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'wechat',
  'telegram',
  'zalo',
  'facebook',
  'recommenderId',
  'affiliateCode',
] as const;

describe.each(FREE)('%s', (name) => {
  test.each<Need>(['hidden', 'optional', 'required'])('is %s if the merchant sets it so', (need) => {
    const settings = asking({ [name]: setting(need) });
    expect(needOf(settings, name)).toBe(need);
    expect(wrongFields(settings, 'username')).toEqual(need === 'required' ? [name] : []);
    expect(name in validationOf(settings)).toBe(
      need !== 'hidden' || name === 'payeeName' || name === 'mobileNum',
    );
  });

  test('is checked by its rule if shown, and ignored if hidden', () => {
    const rule = { patternId: 'numbers', minLength: 2, maxLength: 3 } as const;
    const given = { [name]: name === 'birthday' ? '1990-01-01' : 'x' };
    expect(wrongFields(asking({ [name]: { ...setting('optional'), rule } }), 'username', given)).toEqual([
      name,
    ]);
    expect(wrongFields(asking({ [name]: { ...setting('hidden'), rule } }), 'username', given)).toEqual([]);
  });
});

describe('fields with additional rules', () => {
  test('name and passwords are always shown', () => {
    const settings = asking({ username: setting('hidden'), password: setting('optional') });
    for (const name of ['username', 'password', 'confirmPassword'] as const)
      expect(needOf(settings, name)).toBe('required');
    expect(validationOf(asking({})).username).toEqual({
      patternId: 'letterFirst',
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      minLength: 4,
      maxLength: 16,
    });
  });

  test('the withdrawal password is required wherever it is shown', () => {
    expect(needOf(asking({ paymentPassword: setting('hidden') }), 'paymentPassword')).toBe('hidden');
    expect(needOf(asking({ paymentPassword: setting('optional') }), 'paymentPassword')).toBe('required');
  });

  test('the withdrawal password must differ from the password', () => {
    const settings = asking({ paymentPassword: setting('required') });
    const [problem] = registrationProblems(
      { settings, form: 'username', social: false },
      { ...user, paymentPassword: user.password },
      NOW,
    );
    expect(problem).toMatchObject({
      error: { code: 'identity.field_pattern' },
      detail: { field: 'paymentPassword', code: 'identity.payment_password_same' },
    });
  });

  test('a number needs a code if messages are enabled', () => {
    const sms = { smsVerification: true };
    expect(needOf(asking({ verificationCode: setting('required') }, sms), 'verificationCode')).toBe('hidden');
    expect(needOf(asking({ mobileNum: setting('required') }), 'verificationCode')).toBe('hidden');
    expect(needOf(asking({ mobileNum: setting('required') }, sms), 'verificationCode')).toBe('required');
    const optional = asking({ mobileNum: setting('optional') }, sms);
    expect(needOf(optional, 'verificationCode')).toBe('optional');
    expect(wrongFields(optional, 'username')).toEqual([]);
    expect(wrongFields(optional, 'username', { mobileNum: '0151234567' })).toEqual(['verificationCode']);
    const checked = { mobileNum: '0151234567', firebaseIdToken: 'token' };
    expect(wrongFields(optional, 'username', checked)).toEqual([]);
  });

  test('the characters of a picture are a field only if a picture is shown at once', () => {
    expect(needOf(withCaptcha('image', 'always'), 'captcha')).toBe('required');
    expect(needOf(withCaptcha('image', 'never'), 'captcha')).toBe('hidden');
    expect(needOf(withCaptcha('slider', 'always'), 'captcha')).toBe('hidden');
    // The captcha module reports what is wrong with it.
    expect(wrongFields(withCaptcha('image', 'always'), 'username')).toEqual([]);
  });
});

describe('the form by number', () => {
  const sms = asking({ fullName: setting('required') }, { smsVerification: true });
  test('starts with number and code and has no user name', () => {
    expect(shownFields(sms, 'mobile').map(({ name }) => name)).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
      'fullName',
    ]);
    expect(shownFields(asking({}), 'mobile').map(({ name }) => name)).not.toContain('verificationCode');
  });

  test('requires a number; the user name is optional but must be valid', () => {
    const given = { username: '', fullName: 'Ann' };
    expect(wrongFields(sms, 'mobile', given)).toEqual(['mobileNum']);
    const whole = { ...given, mobileNum: '0151234567', verificationCode: '123456' };
    expect(wrongFields(sms, 'mobile', whole)).toEqual([]);
    expect(wrongFields(sms, 'mobile', { ...whole, username: '7' })).toEqual(['username']);
  });

  test('is open only if form and feature are enabled', () => {
    expect(isFormOpen(asking({}, { mobileRegistration: true }), 'mobile')).toBe(true);
    expect(isFormOpen(asking({}, { mobileRegistration: false }), 'mobile')).toBe(false);
  });
});

test('an account at a provider replaces the password, which may still be given', () => {
  const problems = (given: Partial<RegistrationUser>) =>
    registrationProblems(
      { settings: asking({}), form: 'username', social: true },
      { ...user, ...given },
      NOW,
    ).map(({ detail }) => detail.field);
  expect(problems({ password: '', confirmPassword: '' })).toEqual([]);
  expect(problems({ password: 'short', confirmPassword: 'short' })).toEqual(['password']);
  expect(problems({ confirmPassword: '' })).toEqual(['confirmPassword']);
});

test('covers every field of the contract', () => {
  const decided = new Set<string>([
    ...FREE,
    'username',
    'password',
    'confirmPassword',
    'paymentPassword',
    'verificationCode',
    'captcha',
  ]);
  expect(REGISTRATION_FIELDS.filter((name) => !decided.has(name))).toEqual([]);
});
