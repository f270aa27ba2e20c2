import type { LotteryDocument } from '@croupier/contract/games/lottery-rules.ts';
import { expect, test } from 'vitest';
import { groupReturnBps, rulesOf, textsOf } from './rules-form.ts';

const RULES: LotteryDocument = {
  isOn: true,
  minGroup: 1_800,
  maxGroup: 1_950,
  rateBps: 500,
  units: [20_000n, 2_000n],
  closedPlays: ['a5.d', 'b2.d'],
  playCuts: { 'b3.g6': 40 },
  limits: {
    minBet: 20n,
    maxBet: 1_000_000_000n,
    maxDrawStake: 2_000_000_000n,
    maxPayout: 10_000_000_000n,
    maxNumberPayout: 20_000_000_000n,
  },
};

test('a group of 2000 would give everything back', () => {
  expect([groupReturnBps(1_950), groupReturnBps(2_000)]).toEqual([9_750, 10_000]);
});

test('what is shown reads as the same rules', () => {
  expect(rulesOf(RULES, textsOf(RULES))).toEqual(RULES);
});

test.each([
  ['minGroup', '18,00'],
  ['maxGroup', ''],
  ['rateBps', '-5'],
  ['playCuts', 'b3.g6:40'],
  ['maxBet', '1.23456'],
  ['minBet', '0'],
] as const)('%s can’t be %s', (name, text) => {
  expect(rulesOf(RULES, { ...textsOf(RULES), [name]: text })).toBe(name);
});
