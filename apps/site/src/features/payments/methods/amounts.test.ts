import { expect, test } from 'vitest';
import { amountProblem, highestAmount, quickAmounts } from './amounts.ts';

const ONE = 10_000n;
const limits = { min: 10n * ONE, max: 5_000n * ONE, step: ONE / 100n, allowed: 800n * ONE };

test.each([
  [undefined, 'missing'],
  [0n, 'missing'],
  [9n * ONE, 'tooLow'],
  [5_001n * ONE, 'tooHigh'],
  [801n * ONE, 'allowed'],
  [10n * ONE + 1n, 'step'],
  [10n * ONE, undefined],
  [800n * ONE, undefined],
])('%s is refused because of %s', (amountMinor, problem) => {
  expect(amountProblem(amountMinor, limits)).toBe(problem);
});

test('quick amounts are round and within the limits', () => {
  expect(quickAmounts(limits)).toEqual([10n, 20n, 50n, 100n, 200n].map((amount) => amount * ONE));
  expect(quickAmounts({ ...limits, min: 30n * ONE, allowed: 99n * ONE })).toEqual([50n * ONE]);
  expect(quickAmounts({ ...limits, allowed: 5n * ONE })).toEqual([]);
});

test('the highest amount is a whole number of steps', () => {
  expect(highestAmount({ max: 100n * ONE, allowed: 50n * ONE + 5_000n, step: ONE })).toBe(50n * ONE);
});
