import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChaseRule, MAX_MULTIPLIER, planChase } from './chase.ts';

/** Stakes 2.00 per draw, pays 19.00. */
const bets = { stakeMinor: 20_000n, payoutMinor: (multiplier: number) => 190_000n * BigInt(multiplier) };
const multipliers = (rule: ChaseRule, steps: number): number[] =>
  planChase(rule, bets, steps).map(({ multiplier }) => multiplier);

describe('multipliers', () => {
  test('the same for every draw', () => {
    expect(planChase({ kind: 'same', multiplier: 3 }, bets, 2)).toEqual([
      { multiplier: 3, stakeMinor: 60_000n, totalMinor: 60_000n, profitMinor: 510_000n },
      { multiplier: 3, stakeMinor: 60_000n, totalMinor: 120_000n, profitMinor: 450_000n },
    ]);
  });

  test('doubled after every second draw', () => {
    expect(multipliers({ kind: 'growing', multiplier: 1, factor: 2, every: 2 }, 6)).toEqual([
      1, 1, 2, 2, 4, 4,
    ]);
  });

  test('end before they are too high', () => {
    expect(multipliers({ kind: 'growing', multiplier: 1, factor: 10, every: 1 }, 120)).toEqual([
      1, 10, 100, 1000, 10_000, 100_000,
    ]);
  });

  test('of a profit out of reach are none', () => {
    expect(multipliers({ kind: 'profit', multiplier: 1, profitPercent: 900 }, 10)).toEqual([]);
  });
});

test('the least multiplier nets the wanted profit, and one less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 40 }), (profitPercent, steps) => {
      const plan = planChase({ kind: 'profit', multiplier: 1, profitPercent }, bets, steps);
      for (const { multiplier, totalMinor, profitMinor } of plan) {
        expect(multiplier).toBeLessThanOrEqual(MAX_MULTIPLIER);
        expect(profitMinor * 100n).toBeGreaterThanOrEqual(totalMinor * BigInt(profitPercent));
        const lessMinor = totalMinor - bets.stakeMinor;
        const without = bets.payoutMinor(multiplier - 1) - lessMinor;
        if (multiplier > 1) expect(without * 100n).toBeLessThan(lessMinor * BigInt(profitPercent));
      }
    }),
  );
});

test.each([0, 121, 1.5])('refuses %s steps', (steps) => {
  expect(() => planChase({ kind: 'same', multiplier: 1 }, bets, steps)).toThrow(RangeError);
});

test.each<ChaseRule>([
  { kind: 'same', multiplier: 0 },
  { kind: 'growing', multiplier: 1, factor: 0, every: 1 },
  { kind: 'growing', multiplier: 1, factor: 2, every: 0 },
  { kind: 'profit', multiplier: 1, profitPercent: -1 },
])('refuses %j', (rule) => {
  expect(() => planChase(rule, bets, 1)).toThrow(RangeError);
});
