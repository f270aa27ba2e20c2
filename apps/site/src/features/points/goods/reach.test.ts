import { expect, test } from 'vitest';
import { obstacleTo, shareOf } from './reach.ts';

const good = { stock: 3, minLevel: 1, points: 1_000n };

test.each([
  [{ ...good, stock: 0 }, { points: 5_000n, level: 5 }, 'soldOut'],
  [good, { points: 5_000n, level: 0 }, 'level'],
  [good, { points: 999n, level: 1 }, 'points'],
  [good, { points: 1_000n, level: 1 }, undefined],
  [{ ...good, stock: null }, { points: 1_000n, level: 1 }, undefined],
])('%o for %o: %s', (of, member, why) => {
  expect(obstacleTo(of, member)).toBe(why);
});

test('the share of a price is never above the whole', () => {
  expect([
    shareOf(1_000n, { points: 250n }),
    shareOf(1_000n, { points: 9_000n }),
    shareOf(0n, { points: 0n }),
  ]).toEqual([0.25, 1, 1]);
});
