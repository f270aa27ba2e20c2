import { expect, test } from 'vitest';
import { maskedName } from './masked-name.rules.ts';

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
