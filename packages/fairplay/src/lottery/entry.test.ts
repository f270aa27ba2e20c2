import { describe, expect, test } from 'vitest';
import { findPlay, lotteryFamily } from './catalogue.ts';
import { pickOfText, shortBets } from './entry.ts';
import { countLines, formatPick } from './pick.ts';

const playOf = (catalogue: string, code: string) => {
  const family = lotteryFamily(catalogue);
  const play = family && findPlay(family, code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
};
const typed = (catalogue: string, code: string, text: string, marks?: number[]) => {
  const play = playOf(catalogue, code);
  const { pick, ...rest } = pickOfText(play, text, marks);
  return { pick: pick && formatPick(play, pick), ...rest };
};

describe('typed entries', () => {
  test.each([
    ['ssc/1', 'f3.d', '321 123;123\n999', '123,321,999', 1],
    ['ssc/1', 'f3.g6', '321,123 456', '123,456', 1],
    ['ssc/1', 'f3.mix', '211，121、345', '112,345', 1],
    ['ssc/1', 'f3.d', '1 2 3, 4 5 6', '123,456', 0],
    ['11x5/1', 'f3.d', '01 02 03, 3 2 11', '010203,030211', 0],
    ['11x5/1', 'f3.d', '010203 030211', '010203,030211', 0],
    ['11x5/1', 'f2.g', '0201\n0102', '0102', 1],
    ['pk10/1', 'f2.d', '10 1|01 10', '0110,1001', 0],
    ['thai/1', '3tod', '321 112', '112,123', 0],
    ['vn-n/1', 'lo2', '45 00 45', '00,45', 1],
  ])('%s %s %j', (catalogue, code, text, pick, duplicates) => {
    expect(typed(catalogue, code, text)).toEqual({ pick, problems: [], duplicates });
  });

  test('go to the marked places', () => {
    expect(typed('ssc/1', 'r3.mix', '211', [0, 2, 4]).pick).toBe('1,3,5|112');
  });

  test('say where they are wrong, and why', () => {
    expect(typed('ssc/1', 'f3.mix', '12 111 345 abc')).toEqual({
      pick: '345',
      problems: [
        { reason: 'entry', start: 0, end: 2 },
        { reason: 'cannot_win', start: 3, end: 6 },
        { reason: 'entry', start: 11, end: 14 },
      ],
      duplicates: 0,
    });
    expect(typed('11x5/1', 'f3.d', '010101,010212').problems).toHaveLength(2);
    expect(typed('ssc/1', 'f3.d', '').pick).toBeUndefined();
  });

  test('are at most ten thousand', () => {
    const play = playOf('ssc/1', 'a5.d');
    const text = Array.from({ length: 10_002 }, (_, index) => String(index).padStart(5, '0')).join(' ');
    const { pick, problems } = pickOfText(play, text);
    expect(pick && countLines(play, pick)).toBe(10_000);
    expect(problems).toEqual([
      { reason: 'too_many', start: 60_000, end: 60_005 },
      { reason: 'too_many', start: 60_006, end: 60_011 },
    ]);
  });
});

test('reads the short forms of chat', () => {
  expect(shortBets('12.34dd10 123=20*20')).toEqual([
    { numbers: ['12', '34'], code: 'dd', amounts: ['10'], start: 0, end: 9 },
    { numbers: ['123'], code: undefined, amounts: ['20', '20'], start: 10, end: 19 },
  ]);
  expect(shortBets('hello')).toEqual([]);
});
