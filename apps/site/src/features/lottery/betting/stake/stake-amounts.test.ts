import { expect, test } from 'vitest';
import { stakeAmounts } from './stake-amounts.ts';

test('amounts follow the unit of the lottery, in the decimals of the currency', () => {
  expect(stakeAmounts(10_000n, 2)).toEqual(['1', '5', '10', '50', '100']);
  expect(stakeAmounts(5_000n, 2)).toEqual(['0.50', '2.50', '5', '25', '50']);
  expect(stakeAmounts(10_000_000n, 0)).toEqual(['1000', '5000', '10000', '50000', '100000']);
});
