import { expect, test } from 'vitest';
import { barChartShape } from './bar-chart-shape.ts';

const BOX = { width: 100, height: 50 };

test('bars stand on the zero line and fill the height', () => {
  const { zeroY, bars } = barChartShape([{ value: 10 }, { value: 5 }], BOX);
  expect(zeroY).toBe(50);
  expect(bars).toEqual([
    { x: 11, y: 0, width: 28, height: 50 },
    { x: 61, y: 25, width: 28, height: 25 },
  ]);
});

test('negative values hang below the zero line', () => {
  const { zeroY, bars } = barChartShape([{ value: 30 }, { value: -20 }], BOX);
  expect(zeroY).toBe(30);
  expect(bars[1]).toMatchObject({ y: 30, height: 20 });
});

test('compared values share the scale', () => {
  const { bars, behind } = barChartShape([{ value: 5, compare: 10 }, { value: 1 }], BOX);
  expect(bars[0]).toMatchObject({ height: 25 });
  expect(behind.map(({ height }) => height)).toEqual([50, 0]);
});

test('without values, and with zeros only, nothing is drawn', () => {
  expect(barChartShape([], BOX)).toEqual({ zeroY: 50, bars: [], behind: [] });
  expect(barChartShape([{ value: 0 }], BOX).bars[0]).toMatchObject({ y: 50, height: 0 });
});
