import type { RegistrationUser } from '@croupier/contract/access/identity.ts';
import { describe, expect, test } from 'vitest';
import { DEMO_MERCHANTS } from '../../../base/merchants/merchants.demo.ts';
import type { MerchantSettings } from '../../../base/merchants/index.ts';
import { shownFields } from './form.rules.ts';
import { ageOn } from '@croupier/contract/kyc/age.ts';
import { profileOf, registrationProblems, shownText, fieldProblems } from './registration.rules.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const settingsOf = (id: string): MerchantSettings => {
  const settings = DEMO_MERCHANTS.find((merchant) => merchant.id === id)?.settings;
  if (!settings) throw new Error(id);
  return settings;
};
const aurum = settingsOf('croupier');
const lotus = settingsOf('lotus');

const asking = (fields: MerchantSettings['registration']['fields']): MerchantSettings => ({
  ...aurum,
  registration: { ...aurum.registration, fields },
});

const user = (changes: Partial<RegistrationUser> = {}): RegistrationUser => ({
  username: 'Alex77',
  password: 'Secret-123',
  confirmPassword: 'Secret-123',
  termsAccepted: true,
  ageConfirmed: true,
  ...changes,
});
const byName = (settings: MerchantSettings) => ({ settings, form: 'username', social: false }) as const;
const problemsOf = (settings: MerchantSettings, changes: Partial<RegistrationUser>) =>
  registrationProblems(byName(settings), user(changes), NOW).map(({ error, detail }) => [
    error.code,
    detail.field,
    detail.code,
  ]);

test('valid input is accepted', () => {
  expect(problemsOf(aurum, {})).toEqual([]);
  expect(problemsOf(lotus, { fullName: 'สมชาย ใจดี', line: 'somchai.j', birthday: '2006-11-21' })).toEqual([]);
});

describe('each problem names its field', () => {
  test.each<[string, Partial<RegistrationUser>, string, string, string]>([
    ['a missing name', { username: '' }, 'identity.field_required', 'username', 'field.required'],
    [
      'a name of the wrong form',
      { username: '7alex' },
      'identity.field_pattern',
      'username',
      'patterns.letterFirst',
    ],
    ['a name too short', { username: 'abc' }, 'identity.field_pattern', 'username', 'patterns.letterFirst'],
    [
      'a weak password',
      { password: 'short', confirmPassword: 'short' },
      'identity.field_pattern',
      'password',
      'patterns.lettersNumbersSymbols',
    ],
    [
      'passwords that differ',
      { confirmPassword: 'Secret-124' },
      'identity.passwords_differ',
      'confirmPassword',
      'identity.passwords_differ',
    ],
    [
      'no repeated password',
      { confirmPassword: '' },
      'identity.field_required',
      'confirmPassword',
      'field.required',
    ],
    ['a wrong mail address', { email: 'nope' }, 'identity.field_pattern', 'email', 'patterns.email'],
    [
      'terms not accepted',
      { termsAccepted: false },
      'identity.terms_not_accepted',
      'termsAccepted',
      'identity.terms_not_accepted',
    ],
    [
      'age not confirmed',
      { ageConfirmed: false },
      'identity.under_age',
      'ageConfirmed',
      'identity.under_age',
    ],
  ])('%s', (_, changes, error, field, code) => {
    expect(problemsOf(aurum, changes)).toEqual([[error, field, code]]);
  });

  test('all at once, in the order of the form', () => {
    const fields = problemsOf(lotus, { username: 'x', termsAccepted: false, line: 'a b' });
    expect(fields.map(([, field]) => field)).toEqual(['username', 'fullName', 'line', 'termsAccepted']);
  });
});

test('the age is exact to the day; a merchant may raise the minimum', () => {
  const asked = { fullName: 'Ann Lee' };
  expect(problemsOf(lotus, { ...asked, birthday: '2006-11-21' })).toEqual([]);
  expect(problemsOf(lotus, { ...asked, birthday: '2006-11-22' })).toEqual([
    ['identity.under_age', 'birthday', 'identity.under_age'],
  ]);
  expect(ageOn('2008-02-29', new Date('2026-02-28T23:59:59Z'))).toBe(17);
  expect(ageOn('2008-02-29', new Date('2026-03-01T00:00:00Z'))).toBe(18);
});

test('text that the database cannot store is an invalid field', () => {
  const settings = asking({
    address: { shown: true, required: false, rule: { patternId: 'any', minLength: 0, maxLength: 9 } },
  });
  for (const address of ['a\u0000b', 'a\ud800'])
    expect(problemsOf(settings, { address })).toEqual([
      ['identity.field_pattern', 'address', 'patterns.any'],
    ]);
});

test('lengths count characters, not UTF-16 units', () => {
  const settings = asking({
    nickname: { shown: true, required: true, rule: { patternId: 'any', minLength: 2, maxLength: 2 } },
  });
  expect(problemsOf(settings, { nickname: '🎲🎲' })).toEqual([]);
  const [problem] = registrationProblems(byName(settings), user({ nickname: '🎲' }), NOW);
  expect(problem?.detail.params).toEqual({ min: 2, max: 2, length: '2' });
});

test('only requested fields are kept, and no secret', () => {
  const given = user({ fullName: 'Ann', line: 'ann', email: 'a@b.co', nickname: 'Annie' });
  const shown = shownFields(lotus, 'username');
  expect(profileOf(shown, given)).toEqual({ fullName: 'Ann', line: 'ann' });
  expect(shownText(shown, given, 'nickname')).toBeUndefined();
  expect(shownText(shown, { ...given, fullName: '' }, 'fullName')).toBeUndefined();
});

test('a mobile number of the wrong length is an invalid number', () => {
  const problems = fieldProblems({ settings: lotus, form: 'mobile', social: false }, { mobileNum: '12' });
  expect(problems.find(({ detail }) => detail.field === 'mobileNum')?.detail.code).toBe(
    'verification.phone_invalid',
  );
});
