import { expect, test } from 'vitest';
import { initialAmount, growthSteps } from './simulated-amount.ts';

const ALMOST_ONE = 1 - Number.EPSILON;
const from = (...values: number[]) => {
  let next = 0;
  return () => values[next++ % values.length] ?? 0;
};

test.each([
  [0, 20_000_000],
  [0.5, 20_500_000],
  [0.123_456_789, 20_123_456.79],
  [ALMOST_ONE, 21_000_000],
])('a draw of %d begins at %d', (draw, amount) => {
  expect(initialAmount(from(draw))).toBe(amount);
});

test('grows by 100 to 500 every 3 to 5 seconds', () => {
  const steps = growthSteps(from(0, 0, 0.5, 0.5, ALMOST_ONE, ALMOST_ONE));
  expect([steps.next().value, steps.next().value, steps.next().value]).toEqual([
    { growth: 100, afterMilliseconds: 3_000 },
    { growth: 300, afterMilliseconds: 4_000 },
    { growth: 500, afterMilliseconds: 5_000 },
  ]);
});

test('stays within its bounds, with two decimals', () => {
  const steps = growthSteps(Math.random);
  for (let step = 0; step < 1_000; step += 1) {
    const { growth, afterMilliseconds } = steps.next().value;
    expect(growth >= 100 && growth <= 500 && afterMilliseconds >= 3_000 && afterMilliseconds <= 5_000).toBe(
      true,
    );
    expect(growth).toBeCloseTo(Number(growth.toFixed(2)), 10);
  }
});
