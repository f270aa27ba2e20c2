import { expect, test } from 'vitest';
import { typedAmount } from './amount-text.ts';

test.each([
  ['', 2, ''],
  ['12', 2, '12'],
  ['12.', 2, '12.'],
  ['12.5', 2, '12.5'],
  ['12,50', 2, '12.50'],
  ['.5', 2, '0.5'],
  ['007', 2, '7'],
  ['0', 2, '0'],
  ['0.05', 2, '0.05'],
  ['1 204.50', 2, '1204.50'],
  ['15', 0, '15'],
])('%s with %i decimals is kept as %s', (typed, decimals, kept) => {
  expect(typedAmount(typed, decimals)).toBe(kept);
});

test.each([
  ['12.505', 2],
  ['1.2.3', 2],
  ['-5', 2],
  ['1e5', 2],
  ['abc', 2],
  ['5.', 0],
  ['1234567890123456', 2],
])('%s with %i decimals is refused', (typed, decimals) => {
  expect(typedAmount(typed, decimals)).toBeUndefined();
});
