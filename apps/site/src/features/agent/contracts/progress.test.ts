import { expect, test } from 'vitest';
import { progressTo } from './progress.ts';

test('only conditions that still miss something are shown', () => {
  const missing = { activeMembers: 1, validBet: 0n, netLoss: 30n };
  expect(progressTo({ activeMembers: 3, validBet: 500n, netLoss: -10n, next: { tier: 1, missing } })).toEqual(
    [
      { name: 'activeMembers', reached: 3n, needed: 4n, share: 0.75 },
      { name: 'netLoss', reached: -10n, needed: 20n, share: 0 },
    ],
  );
});

test('at the highest tier nothing is missing', () => {
  expect(progressTo({ activeMembers: 3, validBet: 500n, netLoss: 0n, next: null })).toEqual([]);
});
