import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  minesMultiplierE4,
  minesMultipliers,
  minesRtp,
  minesRtpRange,
  minesSurvival,
  safeFields,
} from './mines-payouts.ts';
import { currentMultiplierE4, reveal, startMines } from './mines.ts';
import { compareFractions, returnRange } from './money.ts';

const allStops = Array.from({ length: 24 }, (_, index) => index + 1).flatMap((mines) =>
  Array.from({ length: 25 - mines }, (_, index) => ({ mines, revealed: index + 1 })),
);

/** All sets of `count` fields out of 25. */
function* mineSets(count: number, from = 0): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let field = from; field <= 25 - count; field += 1)
    for (const rest of mineSets(count - 1, field + 1)) yield [field, ...rest];
}

describe('multipliers', () => {
  test.each([
    [1, 1, 10_312n],
    [1, 24, 247_500n],
    [3, 1, 11_250n],
    [3, 5, 19_973n],
    [5, 10, 175_153n],
    [24, 1, 247_500n],
    [12, 13, 51_482_970_000n],
    [13, 12, 51_482_970_000n],
  ])('%i mines, %i safe fields: %s', (mines, revealed, expected) => {
    expect(minesMultiplierE4(mines, revealed)).toBe(expected);
  });

  test('are 0.99 ÷ chance, truncated to four decimals, checked against binomials computed differently', () => {
    const pascal: bigint[][] = [[1n]];
    for (let row = 1; row <= 25; row += 1) {
      const above = pascal[row - 1] ?? [];
      pascal.push(Array.from({ length: row + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)));
    }
    const choose = (n: number, k: number): bigint => pascal[n]?.[k] ?? 0n;
    for (const { mines, revealed } of allStops) {
      const cut = (9_900n * choose(25, revealed)) / choose(25 - mines, revealed);
      expect(minesMultiplierE4(mines, revealed)).toBe(cut);
    }
  });

  test('rise with every field, start above the stake, and are as many as there are safe fields', () => {
    for (let mines = 1; mines <= 24; mines += 1) {
      const ladder = minesMultipliers(mines);
      expect(ladder).toHaveLength(safeFields(mines));
      const steps = [10_000n, ...ladder];
      expect(ladder.every((multiplierE4, index) => multiplierE4 > (steps[index] ?? 0n))).toBe(true);
    }
  });

  test('cashing out is not possible before the first field', () => {
    expect(minesMultiplierE4(3, 0)).toBe(0n);
  });

  test.each([
    [0, 1],
    [25, 0],
    [1.5, 1],
    [3, 23],
    [3, -1],
    [3, 0.5],
  ])('%d mines with %d safe fields are impossible', (mines, revealed) => {
    expect(() => minesMultiplierE4(mines, revealed)).toThrow(RangeError);
  });
});

describe('the return', () => {
  test('for every number of mines and every stop is at most 99 %, and the displayed range is exact', () => {
    expect(allStops).toHaveLength(300);
    const range = returnRange(allStops.map(({ mines, revealed }) => minesRtp(mines, revealed)));
    expect(compareFractions(range.min, minesRtpRange.min)).toBe(0);
    expect(compareFractions(range.max, minesRtpRange.max)).toBe(0);
    expect(range).toMatchObject({ minPpm: minesRtpRange.minPpm, maxPpm: minesRtpRange.maxPpm });
    expect(minesRtpRange).toMatchObject({ minPpm: 989_920, maxPpm: 990_000 });
  });

  test('loses less than one hundredth of the chance to truncation', () => {
    for (const { mines, revealed } of allStops) {
      const chance = minesSurvival(mines, revealed);
      const rtp = minesRtp(mines, revealed);
      const least = {
        numerator: 99n * chance.denominator - chance.numerator,
        denominator: 100n * chance.denominator,
      };
      expect(compareFractions(rtp, least)).toBe(1);
    }
  });

  test.each([1, 2, 3, 22, 23, 24])(
    'playing all boards with %i mines pays exactly the closed form',
    (mines) => {
      const paidE4 = Array.from({ length: safeFields(mines) }, () => 0n);
      let boards = 0n;
      for (const positions of mineSets(mines)) {
        boards += 1n;
        let game = startMines(positions);
        for (const [index, already] of paidE4.entries()) {
          game = reveal(game, index);
          paidE4[index] = already + currentMultiplierE4(game);
        }
      }
      for (const [index, totalE4] of paidE4.entries())
        expect(
          compareFractions({ numerator: totalE4, denominator: boards * 10_000n }, minesRtp(mines, index + 1)),
        ).toBe(0);
    },
  );

  test('does not depend on which fields are opened', () => {
    const someFields = fc.shuffledSubarray(
      Array.from({ length: 25 }, (_, field) => field),
      { minLength: 3, maxLength: 3 },
    );
    fc.assert(
      fc.property(someFields, (fields) => {
        let paidE4 = 0n;
        let boards = 0n;
        for (const positions of mineSets(2)) {
          boards += 1n;
          paidE4 += currentMultiplierE4(fields.reduce(reveal, startMines(positions)));
        }
        const paid = { numerator: paidE4, denominator: boards * 10_000n };
        expect(compareFractions(paid, minesRtp(2, 3))).toBe(0);
      }),
      { numRuns: 20 },
    );
  });
});
