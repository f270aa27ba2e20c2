import { lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { shortEntries } from './short-entry.ts';

const read = (text: string, catalogue: string) => {
  const [code = ''] = catalogue.split('/');
  const { bets, problems } = shortEntries(text, code, lotteryFamily(catalogue)?.plays ?? []);
  return {
    bets: bets.map(({ play, pick, line }) => `${play} ${pick} ${line / 10_000n}`),
    problems: problems.map(({ start, end }) => text.slice(start, end)),
  };
};

describe('Thai', () => {
  test.each([
    ['123=20*20', ['3top 123 20', '3tod 123 20']],
    ['12=50*50', ['2top 12 50', '2bot 12 50']],
    ['12=50', ['2top 12 50']],
    ['7=10*0', ['run.top 7 10']],
    ['12.34=5', ['2top 12,34 5']],
    ['321=0*10', ['3tod 123 10']],
  ])('%s', (text, bets) => {
    expect(read(text, 'thai/1')).toEqual({ bets, problems: [] });
  });
});

describe('Vietnamese', () => {
  test.each([
    ['12.34dd10', ['ht2 12,34 10']],
    ['12b5', ['lo2 12 5']],
    ['123lo5', ['lo3 123 5']],
    ['12.34.56xien20', ['xien3 12,34,56 20']],
    ['79de100', ['tail2 79 100']],
  ])('%s', (text, bets) => {
    expect(read(text, 'vn-n/1')).toEqual({ bets, problems: [] });
  });
});

test('what is no bet is told, the rest is read', () => {
  expect(read('123=20, hello 111=0*5 12zz10', 'thai/1')).toEqual({
    bets: ['3top 123 20'],
    problems: ['hello', '111=0*5', '12zz10'],
  });
});
