import { REGISTRATION_FIELDS } from '@croupier/contract/identity.ts';
import { expect, test } from 'vitest';
import { emptyRegistration, registrationUser } from './registration.ts';

test('the form knows every field that a merchant may ask for', () => {
  expect(Object.keys(emptyRegistration).sort()).toEqual(
    [...REGISTRATION_FIELDS, 'termsAccepted', 'ageConfirmed'].sort(),
  );
});

test('empty fields stay at home, texts are trimmed, passwords are not', () => {
  expect(
    registrationUser({
      ...emptyRegistration,
      username: ' ada ',
      password: ' pass word ',
      confirmPassword: ' pass word ',
      paymentPassword: ' 1 ',
      email: ' ada@example.com ',
      nickname: '   ',
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
