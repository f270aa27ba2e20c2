import { expect, test } from 'vitest';
import { ringPath, sectorsOf } from './wheel-look.ts';

test('payouts are listed once, with their number of segments', () => {
  const sectors = sectorsOf({ segments: 20, risk: 'low' });
  expect(sectors.map(({ multiplierE4, count }) => [multiplierE4, count])).toEqual([
    [0n, 4],
    [12_000n, 14],
    [15_000n, 2],
  ]);
  expect(new Set(sectors.map(({ color }) => color)).size).toBe(3);
  expect(sectorsOf({ segments: 50, risk: 'high' }).map(({ multiplierE4 }) => multiplierE4)).toEqual([
    0n,
    495_000n,
  ]);
});

test('a ring part begins at the top', () => {
  expect(ringPath(0, 0.25, 50)).toBe(
    'M0.000 -100.000A100 100 0 0 1 100.000 0.000L50.000 0.000A50 50 0 0 0 0.000 -50.000Z',
  );
});
