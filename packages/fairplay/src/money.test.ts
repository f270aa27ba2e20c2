import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Fraction,
  ceilPpm,
  compareFractions,
  cutToE4,
  floorPpm,
  payoutMinor,
  returnRange,
} from './money.ts';

const amounts = fc.bigInt({ min: 0n, max: 10n ** 17n });
const multipliers = fc.bigInt({ min: 0n, max: 10n ** 14n });
const fractions = fc
  .record({
    numerator: fc.bigInt({ min: 0n, max: 10n ** 20n }),
    denominator: fc.bigInt({ min: 1n, max: 10n ** 20n }),
  })
  .map((fraction): Fraction => fraction);

const ofPpm = (ppm: number): Fraction => ({ numerator: BigInt(ppm), denominator: 1_000_000n });

describe('a payout', () => {
  test.each([
    [10_000n, 19_800n, 19_800n],
    [1n, 19_999n, 1n],
    [3n, 10_103n, 3n],
    [10_000n, 0n, 0n],
    [0n, 99_009_900n, 0n],
    [10n ** 17n, 51_482_970_000n, 514_829_700_000_000_000_000_000n],
  ])('of %s at %s is %s', (stakeMinor, multiplierE4, expected) => {
    expect(payoutMinor(stakeMinor, multiplierE4)).toBe(expected);
  });

  test('is the exact product truncated to the scale', () => {
    fc.assert(
      fc.property(amounts, multipliers, (stakeMinor, multiplierE4) => {
        const exactE4 = stakeMinor * multiplierE4;
        const paidE4 = payoutMinor(stakeMinor, multiplierE4) * 10_000n;
        expect(paidE4 <= exactE4 && exactE4 - paidE4 < 10_000n).toBe(true);
      }),
    );
  });

  test('rejects negative values', () => {
    expect(() => payoutMinor(-1n, 1n)).toThrow(RangeError);
    expect(() => payoutMinor(1n, -1n)).toThrow(RangeError);
  });
});

describe('fractions', () => {
  test.each([
    [{ numerator: 99n, denominator: 96n }, 2, 10_300n],
    [{ numerator: 99n, denominator: 96n }, 4, 10_312n],
    [{ numerator: 99n, denominator: 4n }, 2, 247_500n],
    [{ numerator: 19_999n, denominator: 1_000_000n }, 2, 100n],
  ] as const)('%o truncated to %i decimals is %s', (fraction, decimals, expected) => {
    expect(cutToE4(fraction, decimals)).toBe(expected);
  });

  test('parts per million are the closest whole numbers around the ratio', () => {
    fc.assert(
      fc.property(fractions, (fraction) => {
        fc.pre(fraction.numerator <= fraction.denominator);
        const floor = floorPpm(fraction);
        const ceil = ceilPpm(fraction);
        expect(compareFractions(ofPpm(floor), fraction)).toBeLessThanOrEqual(0);
        expect(compareFractions(ofPpm(ceil), fraction)).toBeGreaterThanOrEqual(0);
        expect(ceil - floor).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('comparison is antisymmetric, and equal ratios are equal', () => {
    fc.assert(
      fc.property(fractions, fractions, fc.bigInt({ min: 1n, max: 1000n }), (a, b, factor) => {
        expect(compareFractions(a, b) + compareFractions(b, a)).toBe(0);
        const same = { numerator: a.numerator * factor, denominator: a.denominator * factor };
        expect(compareFractions(a, same)).toBe(0);
      }),
    );
    expect(compareFractions({ numerator: 1n, denominator: 3n }, { numerator: 1n, denominator: 2n })).toBe(-1);
  });

  test('the ends of a range are among the returns, rounded outwards', () => {
    const third = { numerator: 1n, denominator: 3n };
    const half = { numerator: 1n, denominator: 2n };
    const range = returnRange([half, third, { numerator: 2n, denominator: 5n }]);
    expect(range).toEqual({ min: third, max: half, minPpm: 333_333, maxPpm: 500_000 });
    expect(returnRange([third])).toMatchObject({ minPpm: 333_333, maxPpm: 333_334 });
    expect(() => returnRange([])).toThrow(RangeError);
  });
});
