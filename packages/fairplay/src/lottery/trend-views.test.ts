import { expect, test } from 'vitest';
import { lotteryFamilies, lotteryFamily } from './catalogue.ts';
import { range } from './combinatorics.ts';
import { trendViews, viewTrends } from './trend-views.ts';
import type { Family } from './types.ts';

const family = (catalogue: string): Family => {
  const found = lotteryFamily(catalogue);
  if (!found) throw new Error(`no ${catalogue}`);
  return found;
};
/** What each view shows of a result, by its code and kind. */
const shown = (catalogue: string, text: string): Record<string, string> =>
  Object.fromEntries(
    trendViews(family(catalogue)).map(({ code, kind, alphabet, see }) => [
      `${kind} ${code}`,
      see(text.split(','))
        .map((index) => alphabet[index])
        .join(' '),
    ]),
  );

test('five digits: places, the sum, and the shapes of three', () => {
  expect(shown('ssc/1', '1,1,0,9,9')).toEqual({
    'place d1': '1',
    'place d2': '1',
    'place d3': '0',
    'place d4': '9',
    'place d5': '9',
    'sum sum': '20',
    'shape f3': 'pair',
    'shape m3': 'straight',
    'shape b3': 'pair',
  });
});

test('numbers of two digits, dice and ranks', () => {
  expect(shown('11x5/1', '11,01,02,04,06')).toMatchObject({
    'place d1': '11',
    'sum sum': '24',
    'shape oe': '2',
  });
  expect(shown('k3/1', '4,6,5')).toEqual({ 'board faces': '4 5 6', 'sum sum': '15', 'shape dice': 'run' });
  expect(shown('k3/1', '2,6,2')).toMatchObject({ 'board faces': '2 6', 'shape dice': 'pair' });
  expect(shown('pk10/1', '10,09,01,02,03,04,05,06,07,08')).toMatchObject({
    'place d1': '10',
    'place d10': '08',
    'sum sum2': '19',
  });
});

test('top and bottom, and the special prize', () => {
  expect(shown('thai/1', '820345,67,001,002,003,004')).toEqual({
    'place top1': '3',
    'place top2': '4',
    'place top3': '5',
    'place bot1': '6',
    'place bot2': '7',
    'sum top': '12',
    'shape top': 'straight',
  });
  const south = ['123456', ...range(17, 10).map((number) => String(number).padStart(5, '0'))].join();
  expect(shown('vn-s/1', south)).toMatchObject({ 'place t10': '5', 'place t1': '6', 'sum db': '11' });
  expect(shown('vn-s/1', south)['board lo2']?.split(' ')).toContain('26');
});

test('every family has views, and what came counts', () => {
  for (const one of lotteryFamilies) expect(trendViews(one).length, one.catalogue).toBeGreaterThan(2);
  const [first] = trendViews(family('p3/1'));
  const trends = first
    ? viewTrends(first, [
        ['7', '0', '0'],
        ['7', '1', '1'],
      ])
    : [];
  expect(trends[7]).toMatchObject({ symbol: '7', count: 2, missNow: 0 });
  expect(trends[0]).toMatchObject({ count: 0, missNow: 2, missLongest: 2 });
});
