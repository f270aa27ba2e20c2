import { expect, test } from 'vitest';
import { confirmMethods } from './confirm-methods.ts';
import type { FactorState } from './security-context.ts';

const none: FactorState = { totp: null, recoveryCodesLeft: 0, passkeys: [] };
const at = new Date(0);
const passkey: FactorState = {
  ...none,
  passkeys: [{ id: '0', name: 'phone', createdAt: at, lastUsedAt: null }],
};
const app: FactorState = { ...none, totp: { since: at } };

test.each([
  ['a password only', true, none, ['password']],
  ['a passkey besides it', true, passkey, ['passkey', 'password']],
  ['an app, which makes the password insufficient', true, app, ['totp']],
  ['an app and a passkey', true, { ...app, passkeys: passkey.passkeys }, ['passkey', 'totp']],
  ['a passkey and no password', false, passkey, ['passkey']],
  ['none of them', false, none, []],
  ['what could not be loaded', undefined, undefined, ['password', 'totp']],
] as const)('an account with %s', (_name, hasPassword, factors, methods) => {
  expect(confirmMethods(hasPassword, factors, true)).toEqual(methods);
});

test('a browser without passkeys is asked for none', () => {
  expect(confirmMethods(true, passkey, false)).toEqual(['password']);
});
