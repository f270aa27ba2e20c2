import { expect, test } from 'vitest';
import { stackedBarsShape } from './stacked-bars-shape.ts';

test('parts stand on each other, negative ones below zero', () => {
  const { zeroY, bars } = stackedBarsShape(
    [
      [2, 6],
      [1, -2],
    ],
    { width: 100, height: 100 },
  );
  expect(zeroY).toBe(80);
  expect(bars.flat().map(({ y, height }) => [y, height])).toEqual([
    [60, 20],
    [0, 60],
    [70, 10],
    [80, 20],
  ]);
});

test('without values the zero line is at the bottom', () => {
  expect(stackedBarsShape([[0, 0]], { width: 100, height: 100 }).zeroY).toBe(100);
});
