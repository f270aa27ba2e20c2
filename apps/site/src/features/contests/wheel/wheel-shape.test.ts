import { expect, test } from 'vitest';
import { angleOf, slicePath, slicesOf } from './wheel-shape.ts';

test('slices are as wide as their odds and fill the turn', () => {
  expect(slicesOf([2, 1, 1])).toEqual([
    { from: 0, until: 0.5, middle: 0.25 },
    { from: 0.5, until: 0.75, middle: 0.625 },
    { from: 0.75, until: 1, middle: 0.875 },
  ]);
});

test('the wheel stops where the number points, in the slice that was drawn', () => {
  const weights = [60, 30, 10];
  const slices = slicesOf(weights);
  for (const [stop, segment] of [
    [0, 0],
    [59, 0],
    [60, 1],
    [89, 1],
    [90, 2],
    [99, 2],
  ] as const) {
    // prettier-ignore
    const under = (((-angleOf(stop, 100, 5) % 360) + 360) % 360) / 360;
    const slice = slices[segment];
    expect(under).toBeGreaterThan(slice?.from ?? 1);
    expect(under).toBeLessThan(slice?.until ?? 0);
  }
});

test('a slice of more than half a turn takes the long way', () => {
  expect(slicePath({ from: 0, until: 0.75 }, 1, 2)).toContain('A2 2 0 1 1');
  expect(slicePath({ from: 0, until: 0.25 }, 1, 2)).toBe(
    'M0.000 -2.000A2 2 0 0 1 2.000 -0.000L1.000 -0.000A1 1 0 0 0 0.000 -1.000Z',
  );
});
