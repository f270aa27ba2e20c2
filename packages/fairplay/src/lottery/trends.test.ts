import { expect, test } from 'vitest';
import { findPlay, lotteryFamily } from './catalogue.ts';
import { hotAndCold, playTrends, trendRows, trendsOf } from './trends.ts';

test('counts, misses and averages of each symbol', () => {
  expect(trendsOf(['a', 'b', 'c'], [[0], [1], [0], [0, 1], [1]])).toEqual([
    { symbol: 'a', count: 3, missNow: 1, missLongest: 1, missAverage: 0.66 },
    { symbol: 'b', count: 3, missNow: 0, missLongest: 1, missAverage: 0.66 },
    { symbol: 'c', count: 0, missNow: 5, missLongest: 5, missAverage: undefined },
  ]);
});

test('each place of a play has trends of its own', () => {
  const family = lotteryFamily('ssc/1');
  const play = family && findPlay(family, 'a5.pos');
  const results = ['1,2,3,4,5', '1,0,0,0,0'].map((text) => text.split(','));
  const trends = play ? playTrends(play, results) : [];
  expect(trends).toHaveLength(5);
  expect(trends[0]?.[1]).toEqual({ symbol: '1', count: 2, missNow: 0, missLongest: 0, missAverage: 0 });
  expect(trends[1]?.[2]).toEqual({ symbol: '2', count: 1, missNow: 1, missLongest: 1, missAverage: 1 });
});

test('hot symbols came most, cold ones least', () => {
  const trends = trendsOf(['a', 'b', 'c', 'd'], [[0], [0], [1], [0], [1], [2]]);
  expect(hotAndCold(trends, 2)).toEqual({ hot: ['a', 'b'], cold: ['d', 'c'] });
});

test('rows show what came and how long the others have stayed away', () => {
  expect(trendRows(['a', 'b'], [[0], [0, 0], [1]])).toEqual([
    { misses: [0, 1], came: [1, 0] },
    { misses: [0, 2], came: [2, 0] },
    { misses: [1, 0], came: [0, 1] },
  ]);
});
