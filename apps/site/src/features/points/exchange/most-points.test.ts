import { expect, test } from 'vitest';
import { mostPoints } from './most-points.ts';

const ONE = 10_000n;
const steps = [
  { from: 500n * ONE, price: 100n * ONE },
  { from: 5_000n * ONE, price: 90n * ONE },
];
const most = (points: bigint, left: bigint) =>
  mostPoints({ steps }, { pointsMinor: points * ONE, leftTodayMinor: left * ONE }) / ONE;

test.each([
  [400n, 50n, 400n],
  [3_200n, 50n, 3_200n],
  [9_000n, 50n, 4_999n],
  [9_000n, 60n, 5_400n],
  [9_000n, 0n, 499n],
])('of %i points with %i left today, %i can be exchanged at most', (points, left, expected) => {
  expect(most(points, left)).toBe(expected);
});

test('a fraction of a point stays', () => {
  expect(mostPoints({ steps }, { pointsMinor: 700n * ONE + 5_000n, leftTodayMinor: 99n * ONE })).toBe(
    700n * ONE,
  );
});
