import { expect, test } from 'vitest';
import { accountKey, maskedName } from './names.rules.ts';

test.each([
  ['goldfinch', 'go***h'],
  ['ivory', 'iv***y'],
  ['abcd', 'a***'],
  ['ab', 'a***'],
  ['', '***'],
  ['🦊🦊foxes', '🦊🦊***s'],
])('%s is shown as %s', (account, shown) => {
  expect(maskedName(account)).toBe(shown);
});

test.each([
  ['Alex', 'alex'],
  ['ＡＬＥＸ', 'alex'],
  ['al\u200bex\u0000', 'alex'],
  [' alex ', 'alex'],
])('%j is compared as %j', (account, key) => {
  expect(accountKey(account)).toBe(key);
});
