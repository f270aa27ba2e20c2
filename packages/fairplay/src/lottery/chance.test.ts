import { describe, expect, test } from 'vitest';
import { areValidBets, chanceOf } from './chance.ts';
import { findPlay, lotteryFamily } from './catalogue.ts';
import { parsePick } from './pick.ts';

const playOf = (catalogue: string, code: string) => {
  const family = lotteryFamily(catalogue);
  const play = family && findPlay(family, code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
};
const chance = (catalogue: string, code: string, ...texts: string[]): number => {
  const play = playOf(catalogue, code);
  const { numerator, denominator } = chanceOf(play, picksOf(catalogue, code, texts));
  return Number((numerator * 1_000_000n) / denominator) / 1_000_000;
};
const picksOf = (catalogue: string, code: string, texts: readonly string[]) =>
  texts.map((text) => {
    const { pick } = parsePick(playOf(catalogue, code), text);
    if (!pick) throw new Error(`no pick ${text}`);
    return pick;
  });

describe('the chance of winning', () => {
  test.each([
    ['ssc/1', 'f3.d', ['0,1,2,3,4|0,1,2,3,4|0,1,2,3,4,5,6,7,8,9'], 0.25],
    ['ssc/1', 'a5.tsign', ['big'], 0.5],
    ['ssc/1', 'a5.tsign', ['big', 'small'], 1],
    ['ssc/1', 'a5.tsign', ['big', 'odd'], 0.734_92],
    ['ssc/1', 'a5.pos', ['0,1,2,3,4|0,1,2,3,4|||'], 0.75],
    ['pk10/1', 'pos', ['01|01||||||||'], 0.2],
    ['pk10/1', 'pos', ['01|02||||||||'], 0.188_888],
    ['pk10/1', 'psign', ['big|big||||||||'], 0.777_777],
    ['vn-n/1', 'lo2', ['00'], 0.237_658],
    ['vn-n/1', 'xien2', ['00,01'], 0.054_882],
    ['vn-n/1', 'miss4', ['00,01,02,03'], 0.332_143],
    ['thai/1', '3back', ['000'], 0.001_999],
  ] as const)('%s %s %j is %d', (catalogue, code, texts, expected) => {
    expect(chance(catalogue, code, ...texts)).toBeCloseTo(expected, 4);
  });
});

describe('bets that win in over 70 % of results are not valid bets', () => {
  test.each([
    ['ssc/1', 'a5.tsign', ['big'], true],
    ['ssc/1', 'a5.tsign', ['big', 'small'], false],
    ['ssc/1', 'b2.d', ['0,1,2,3,4,5,6|0,1,2,3,4,5,6,7,8,9'], true],
    ['ssc/1', 'b2.d', ['0,1,2,3,4,5,6,7|0,1,2,3,4,5,6,7,8,9'], false],
    ['ssc/1', 'b2.d', ['0,1,2,3|0,1,2,3,4,5,6,7,8,9', '4,5,6,7|0,1,2,3,4,5,6,7,8,9'], false],
    ['vn-n/1', 'lo2', ['00,01,02'], true],
    ['vn-n/1', 'lo2', ['00,01,02,03', '04'], false],
  ] as const)('%s %s %j: %s', (catalogue, code, texts, expected) => {
    expect(areValidBets(playOf(catalogue, code), picksOf(catalogue, code, texts))).toBe(expected);
  });
});
