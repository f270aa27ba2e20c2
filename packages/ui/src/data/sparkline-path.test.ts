import { expect, test } from 'vitest';
import { sparklineShape } from './sparkline-path.ts';

test('the zero line divides wins from losses', () => {
  expect(sparklineShape([0, 10, -10], 100, 50)).toEqual({
    line: 'M0 25L50 0L100 50',
    area: 'M0 25L50 0L100 50L100 25L0 25Z',
    zeroY: 25,
  });
});

test('zero stays in the picture when all values are on one side', () => {
  expect(sparklineShape([5, 10], 100, 50).zeroY).toBe(50);
  expect(sparklineShape([-5, -10], 100, 50).zeroY).toBe(0);
});

test('no value, one value and a flat line are drawn', () => {
  expect(sparklineShape([], 100, 50)).toEqual({ line: '', area: '', zeroY: 25 });
  expect(sparklineShape([4], 100, 50).line).toBe('M0 0');
  expect(sparklineShape([0, 0], 100, 50).line).toBe('M0 25L100 25');
});
