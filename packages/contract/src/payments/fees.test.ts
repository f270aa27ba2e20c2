import { expect, test } from 'vitest';
import { feeOf } from './fees.ts';

const free = { fixed: 0n, bps: 0, floor: 0n, cap: null };

test.each([
  ['nothing', 1_000_000n, free, 0n],
  ['a fixed part', 1_000_000n, { ...free, fixed: 10_000n }, 10_000n],
  ['a share, rounded down to the step', 1_234_500n, { ...free, bps: 150 }, 18_500n],
  ['the floor', 100_000n, { ...free, bps: 100, floor: 5_000n }, 5_000n],
  ['the cap', 100_000_000n, { ...free, bps: 100, cap: 500_000n }, 500_000n],
  ['at most the amount', 5_000n, { ...free, fixed: 10_000n }, 5_000n],
])('a fee is %s', (_what, amountMinor, terms, fee) => {
  expect(feeOf(amountMinor, terms, 100n)).toBe(fee);
});

test('currencies without decimals have whole fees', () => {
  expect(feeOf(1_239_990_000n, { ...free, bps: 100 }, 10_000n)).toBe(12_390_000n);
});
