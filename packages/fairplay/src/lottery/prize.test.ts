import { describe, expect, test } from 'vitest';
import { floorPpm } from '../money.ts';
import { findPlay, lotteryFamily } from './catalogue.ts';
import { parsePick } from './pick.ts';
import { groupOf, liabilities, mostMinor, payoutOf, prizesOf, returnOf, stakeMinor } from './prize.ts';

const FULL = 10_000;
const bet = (catalogue: string, code: string, text: string) => {
  const family = lotteryFamily(catalogue);
  const play = family && findPlay(family, code);
  const pick = play && parsePick(play, text).pick;
  if (!play || !pick) throw new Error(`${code} ${text} is no bet`);
  return { play, pick };
};

test('a group pays its share of the odds', () => {
  const { play } = bet('ssc/1', 'f3.d', '1|2|3');
  expect(prizesOf(play, { lineMinor: 20_000n, group: 1950, priceBps: FULL })).toEqual([19_500_000n]);
  expect(prizesOf(play, { lineMinor: 20_000n, group: 1950, priceBps: 5000 })).toEqual([9_750_000n]);
});

test('SEA and Vietnam pay per baht and per point', () => {
  const prize = (catalogue: string, code: string, text: string, group: number) =>
    prizesOf(bet(catalogue, code, text).play, { lineMinor: 10_000n, group, priceBps: FULL });
  expect(prize('thai/1', '3top', '1|2|3', 1800)).toEqual([9_000_000n]);
  expect(prize('thai/1', '3tod', '123', 1800)[0]).toBe(1_500_000n);
  expect(prize('thai/1', '3back', '123', 1800)).toEqual([4_500_000n]);
  expect(prize('thai/1', 'run.top', '1', 1800)).toEqual([33_210n]);
  expect(prize('vn-n/1', 'lo2', '45', 1900)).toEqual([950_000n]);
});

test('a payout is the wins times the prize', () => {
  const { play, pick } = bet('vn-n/1', 'lo2', '00,45');
  const terms = { lineMinor: 10_000n, group: 1900, priceBps: FULL };
  const result = Array.from({ length: 27 }, (_, index) => (index < 3 ? '12345' : '67'));
  expect(stakeMinor(play, pick, terms.lineMinor)).toBe(540_000n);
  expect(payoutOf(play, pick, result, terms)).toBe(3n * 950_000n);
  expect(mostMinor(play, pick, terms)).toBe(27n * 950_000n);
  expect(liabilities(play, pick, terms)).toEqual([
    { cell: '00', liabilityMinor: 950_000n },
    { cell: '45', liabilityMinor: 950_000n },
  ]);
});

test('plays with too many cells count in total', () => {
  const { play, pick } = bet('ssc/1', 'a5.d', '1,2|3|4|5|6');
  expect(liabilities(play, pick, { lineMinor: 20_000n, group: 1900, priceBps: FULL })).toEqual([
    { cell: 'total', liabilityMinor: 1_900_000_000n },
  ]);
});

describe('the return of a bet', () => {
  test('is the group less rounding', () => {
    const { play, pick } = bet('ssc/1', 'a5.any1', '1,2');
    const at = (lineMinor: bigint) =>
      floorPpm(returnOf(play, pick, { lineMinor, group: 1950, priceBps: FULL }));
    expect(at(20_000_000_000n)).toBe(974_999);
    // Lines of 0.002 pay 0.0047 instead of 0.00476.
    expect(at(20n)).toBe(962_348);
  });
});

test('a rate becomes prize or rebate', () => {
  expect(groupOf(1800, 900, 0)).toBe(1980);
  expect(groupOf(1800, 900, 900)).toBe(1800);
  expect(groupOf(1700, 1000, 250)).toBe(1850);
  expect(groupOf(1800, 3, 0)).toBe(1800);
});
