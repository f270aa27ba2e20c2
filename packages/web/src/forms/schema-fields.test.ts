import { accountRoutes } from '@croupier/contract/access/account.ts';
import { consoleRoutes } from '@croupier/contract/access/console.ts';
import { originalsRoutes } from '@croupier/contract/games/originals.ts';
import { expect, test } from 'vitest';
import { fieldLimits } from './schema-fields.ts';

const { changePassword, bindEmail } = accountRoutes;

test.each([
  ['a text', consoleRoutes.login.body, 'password', { required: true, maxLength: 128 }],
  ['an e-mail address', bindEmail.body, 'email', { required: true, maxLength: 254 }],
  ['an optional text', changePassword.body, 'oldPassword', { required: false, maxLength: 128 }],
  ['an amount', originalsRoutes.bet.body, 'stake', { required: true, maxLength: undefined }],
  ['an unknown field', bindEmail.body, 'missing', { required: false, maxLength: undefined }],
  ['no schema', undefined, 'email', { required: false, maxLength: undefined }],
] as const)('the limits of %s', (_, schema, name, limits) => {
  expect(fieldLimits(schema, name)).toEqual(limits);
});
