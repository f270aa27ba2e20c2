import { expect, test } from 'vitest';
import { changePpm, shareOf } from './shares.ts';

test.each([
  [150n, 100n, 500_000],
  [50n, 100n, -500_000],
  [100n, -100n, 2_000_000],
  [100n, 0n, undefined],
])('%d after %d is a change of %s', (current, before, expected) => {
  expect(changePpm(current, before)).toBe(expected);
});

test('lengths of bars ignore the sign, and nothing has none', () => {
  expect([shareOf(-50n, 200n), shareOf(1n, 0n)]).toEqual([0.25, 0]);
});
