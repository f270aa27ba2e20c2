import { describe, expect, test } from 'vitest';
import { product, range } from './combinatorics.ts';
import { tailOutcomes, waysAllCome, waysNoneComes, waysSomeCome } from './tails.ts';

const percent = (ways: bigint, outcomes: bigint): number =>
  Number((ways * 1_000_000_000_000n) / outcomes) / 10_000_000_000;

describe('against enumeration of a few results of a few numbers', () => {
  const cases = [1, 2, 3].flatMap((draws) =>
    [4, 7].flatMap((size) => [1, 2, 3].map((k) => ({ draws, size, k }))),
  );

  test.each(cases)('$draws results of $size numbers, $k picked', ({ draws, size, k }) => {
    const tails = { size, draws };
    const results = [...product(range(draws).map(() => range(size)))];
    const mine = range(k);
    const count = (fits: (come: number) => boolean): bigint =>
      BigInt(
        results.filter((result) => fits(mine.filter((number) => result.includes(number)).length)).length,
      );
    expect(tailOutcomes(tails)).toBe(BigInt(results.length));
    expect(waysAllCome(tails, k)).toBe(count((come) => come === k));
    expect(waysNoneComes(tails, k)).toBe(count((come) => come === 0));
    for (const some of range(k + 1))
      expect(waysSomeCome(tails, k, some)).toBe(count((come) => come === some));
  });
});

describe('chances of Vietnamese combinations, in percent', () => {
  test.each([
    [27, 2, 5.4882],
    [27, 3, 1.2298],
    [27, 4, 0.266_99],
    [18, 2, 2.6108],
    [18, 3, 0.391_34],
    [18, 4, 0.055_52],
    [36, 2, 9.0387],
  ])('%d results, all of %d: %d', (draws, k, expected) => {
    const tails = { size: 100, draws };
    expect(Math.abs(percent(waysAllCome(tails, k), tailOutcomes(tails)) / expected - 1)).toBeLessThan(1e-4);
  });

  test.each([
    [4, 33.214],
    [5, 25.034],
    [6, 18.813],
    [7, 14.094],
    [8, 10.526],
    [9, 7.8364],
    [10, 5.815],
  ])('27 results, none of %d: %d', (k, expected) => {
    const tails = { size: 100, draws: 27 };
    expect(Math.abs(percent(waysNoneComes(tails, k), tailOutcomes(tails)) / expected - 1)).toBeLessThan(1e-4);
  });
});
