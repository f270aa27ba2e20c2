import { expect, test } from 'vitest';
import { numberStats } from './number-stats.ts';

test('counts halves of the table without zero, and the numbers that came most often', () => {
  const stats = numberStats([0, 7, 7, 18, 19, 36, 0, 7]);
  expect(stats.pairs.flat()).toEqual([
    { key: 'red', count: 6 },
    { key: 'black', count: 0 },
    { key: 'odd', count: 4 },
    { key: 'even', count: 2 },
    { key: 'low', count: 4 },
    { key: 'high', count: 2 },
  ]);
  expect(stats.zeros).toBe(2);
  expect(stats.hot.slice(0, 2)).toEqual([
    { pocket: 7, count: 3 },
    { pocket: 0, count: 2 },
  ]);
});
