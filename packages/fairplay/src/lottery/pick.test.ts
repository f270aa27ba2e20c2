import { describe, expect, test } from 'vitest';
import { findPlay, lotteryFamily } from './catalogue.ts';
import { countLines, formatPick, parsePick } from './pick.ts';

const playOf = (catalogue: string, code: string) => {
  const family = lotteryFamily(catalogue);
  const play = family && findPlay(family, code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
};

describe('canonical picks', () => {
  test.each([
    ['ssc/1', 'f3.d', '1,2|3|4,5', 4],
    ['ssc/1', 'f3.d', '123,456', 2],
    ['ssc/1', 'f3.g6', '1,2,3,4', 4],
    ['ssc/1', 'f3.g6', '123,456', 2],
    ['ssc/1', 'f3.g3', '1,2,3', 6],
    ['ssc/1', 'f3.bank', '7', 54],
    ['ssc/1', 'f2.bank', '7', 9],
    ['ssc/1', 'a5.pos', '1,2||3||', 3],
    ['ssc/1', 'f3.st', '1|2|3', 3],
    ['ssc/1', 'a5.g60', '1|2,3,4', 1],
    ['ssc/1', 'r2.d', '1|2|||3', 3],
    ['ssc/1', 'r3.mix', '1,2,3,4|112', 4],
    ['ssc/1', 'b2.sign', 'big,odd|small', 2],
    ['11x5/1', 'a5', '01,02|03,04,05,06', 4],
    ['11x5/1', 'a5', '|01,02,03,04,05', 1],
    ['11x5/1', 'f2.g', '0102,0103', 2],
    ['11x5/1', 'f2.d', '01,02|01,02', 2],
    ['pk10/1', 'f3.d', '01|02|03', 1],
    ['thai/1', '3tod', '112,123', 2],
    ['vn-n/1', 'lo2', '00,99', 54],
    ['vn-n/1', 'lo4', '0000', 20],
    ['vn-n/1', 'xien2', '00,01,02', 3],
  ])('%s %s %s has %i lines', (catalogue, code, text, lines) => {
    const play = playOf(catalogue, code);
    const { pick } = parsePick(play, text);
    expect(pick && countLines(play, pick)).toBe(lines);
    expect(pick && formatPick(play, pick)).toBe(text);
  });
});

describe('refused picks', () => {
  test.each([
    ['ssc/1', 'f3.d', '', 'entry', 0, 0],
    ['ssc/1', 'f3.d', '1|2', 'zones', 0, 0],
    ['ssc/1', 'f3.d', '1||3', 'too_few', 1, 0],
    ['ssc/1', 'f3.d', '1|x|3', 'symbol', 1, 0],
    ['ssc/1', 'f3.d', '1|2,2|3', 'duplicate', 1, 1],
    ['ssc/1', 'f3.d', '1|3,2|3', 'order', 1, 1],
    ['ssc/1', 'f3.d', '1| 2|3', 'symbol', 1, 0],
    ['ssc/1', 'f3.d', '123,12', 'entry', 0, 1],
    ['ssc/1', 'f3.d', '456,123', 'order', 0, 1],
    ['ssc/1', 'f3.d', '123,123', 'duplicate', 0, 1],
    ['ssc/1', 'f3.g6', '321,456', 'order', 0, 0],
    ['ssc/1', 'f3.mix', '111', 'cannot_win', 0, 0],
    ['ssc/1', 'f3.bank', '1,2', 'too_many', 0, 1],
    ['ssc/1', 'a5.pos', '||||', 'no_line', 0, 0],
    ['ssc/1', 'r3.mix', '1,2|112', 'too_few', 0, 2],
    ['ssc/1', 'a5.g60', '1|1,2,3', 'no_line', 0, 0],
    ['11x5/1', 'f2.d', '01|01', 'no_line', 0, 0],
    ['11x5/1', 'f2.d', '1|2', 'symbol', 0, 0],
    ['11x5/1', 'a5', '01|01,02,03,04', 'overlap', 1, 0],
    ['11x5/1', 'a5', '01|02,03', 'no_line', 0, 0],
    ['vn-n/1', 'xien2', '00', 'too_few', 0, 1],
    ['thai/1', '4tod', '1111', 'cannot_win', 0, 0],
  ])('%s %s %j: %s in zone %i at %i', (catalogue, code, text, reason, zone, index) => {
    expect(parsePick(playOf(catalogue, code), text).problem).toEqual({ reason, zone, index });
  });
});

test('a pick becomes canonical in any order', () => {
  const play = playOf('ssc/1', 'f3.g6');
  expect(formatPick(play, { zones: [[3, 1, 2, 1]] })).toBe('1,2,3');
  expect(
    formatPick(play, {
      zones: [],
      entries: [
        [3, 2, 1],
        [1, 2, 3],
        [0, 1, 2],
      ],
    }),
  ).toBe('012,123');
});
