import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import type { Play } from '@croupier/fairplay/lottery/types.ts';
import { expect, test } from 'vitest';
import { heatOf, keyTrends } from './key-trends.ts';

const playOf = (code: string): Play => {
  const family = lotteryFamily('ssc/1');
  const play = family && findPlay(family, code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
};
/** The newest first. */
const RESULTS = ['12345', '92345', '92346'].map((text) => Array.from(text));
const missesOf = (code: string, zone: number, symbol: number) =>
  keyTrends(playOf(code), RESULTS)[zone]?.[symbol]?.missNow;

test('each place counts for itself, groups count any place', () => {
  expect([missesOf('a5.pos', 0, 1), missesOf('a5.pos', 0, 9), missesOf('a5.pos', 4, 6)]).toEqual([0, 1, 2]);
  expect([missesOf('a5.g120', 0, 9), missesOf('a5.g120', 0, 3), missesOf('a5.g120', 0, 0)]).toEqual([
    1, 0, 3,
  ]);
});

test('values that are not drawn themselves have no trends', () => {
  for (const code of ['f3.sum', 'f3.span', 'f3.gsum', 'r2.g2', 'r2.sum'])
    expect(keyTrends(playOf(code), RESULTS)).toEqual([]);
});

test('heat is relative to the row', () => {
  const row = keyTrends(playOf('a5.pos'), RESULTS)[0] ?? [];
  expect(
    [9, 1, 0].map((symbol) =>
      heatOf(row, row[symbol] ?? { symbol: '', count: 0, missNow: 0, missLongest: 0, missAverage: 0 }),
    ),
  ).toEqual([1, 0.5, 0]);
});
