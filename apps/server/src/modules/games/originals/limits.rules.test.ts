import { expect, test } from 'vitest';
import { checkPayout, checkStake } from './limits.rules.ts';

const limits = { minStakeMinor: 1_000n, maxStakeMinor: 50_000n, maxPayoutMinor: 100_000n };

test.each([1_000n, 50_000n])('a stake of %d is inside the limits', (stake) => {
  expect(() => checkStake(stake, limits)).not.toThrow();
});

test.each([999n, 50_001n, 0n])('a stake of %d is outside', (stake) => {
  expect(() => checkStake(stake, limits)).toThrow('originals.stake_out_of_limits');
});

test('a win may reach the limit but not exceed it', () => {
  expect(() => checkPayout(50_000n, 20_000n, limits)).not.toThrow();
  expect(() => checkPayout(50_000n, 20_001n, limits)).toThrow('originals.payout_above_limit');
});
