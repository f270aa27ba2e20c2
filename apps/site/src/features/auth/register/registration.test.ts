import { REGISTRATION_FIELDS } from '@croupier/contract/access/identity.ts';
import { expect, test } from 'vitest';
import { emptyRegistration, registrationUser } from './registration.ts';

test('the form knows every field that a merchant may ask for', () => {
  expect(Object.keys(emptyRegistration).sort()).toEqual(
    [...REGISTRATION_FIELDS, 'country', 'termsAccepted', 'ageConfirmed'].sort(),
  );
});

test('empty fields are omitted, texts are trimmed, passwords are not', () => {
  expect(
    registrationUser({
      ...emptyRegistration,
      username: ' ada ',
      password: ' pass word ',
      confirmPassword: ' pass word ',
      paymentPassword: ' 1 ',
      email: ' ada@example.com ',
      nickname: '   ',
      country: 'TH',
      termsAccepted: true,
      ageConfirmed: true,
    }),
  ).toEqual({
    username: 'ada',
    password: ' pass word ',
    confirmPassword: ' pass word ',
    paymentPassword: ' 1 ',
    email: 'ada@example.com',
    termsAccepted: true,
    ageConfirmed: true,
  });
});

test('additional values are included', () => {
  expect(registrationUser(emptyRegistration, { referralCode: 'abc', captcha: 'xy' })).toMatchObject({
    referralCode: 'abc',
    captcha: 'xy',
  });
});
