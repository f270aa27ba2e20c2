import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crashPointE4, gamesUntil, previousGameHash } from './crash.ts';
import { limboMultiplierE4, pointE4 } from './limbo.ts';
import { NUMBERS, createFloats } from './random.ts';
import { numbersOf } from './testing/numbers.ts';

const GAME_HASH = '9dd9a4ce539a7d11a36a96c71f3d939c46d972b2e56254bc85ea2c0681541dca';

test('limbo: public vectors', () => {
  const points = Array.from({ length: 10 }, (_, nonce) =>
    limboMultiplierE4(
      createFloats('5c5c42b55822f994bd955a4416775190', '40cea334816e7a68ed62d208ce4a2572', nonce),
    ),
  );
  expect(points.map((pointInE4) => Number(pointInE4) / 10_000)).toEqual([
    17.41, 1.69, 2.88, 21.02, 1.09, 140.42, 1.43, 1.21, 3.0, 2.38,
  ]);
});

test('crash: public vector', () => {
  expect(crashPointE4(GAME_HASH, '23eb7069c6fc5b1369b92f5321af9f63')).toBe(77_400n);
});

describe('a point', () => {
  test.each([
    [1n, 42_520_176_230_400n],
    [2n ** 31n, 19_800n],
    [2n ** 32n - 1n, 10_000n],
    [2n ** 32n, 10_000n],
  ])('for %s steps is %s', (steps, expected) => {
    expect(pointE4(steps)).toBe(expected);
  });

  test('equals the floating-point formula, except where the quotient is a whole number of hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: NUMBERS - 1 }), (steps) => {
        fc.pre((99n * BigInt(NUMBERS)) % BigInt(steps) !== 0n);
        const inDoubles = Math.max(100, Math.floor((0.99 / (steps / NUMBERS)) * 100));
        expect(limboMultiplierE4(numbersOf(steps / NUMBERS))).toBe(BigInt(inDoubles) * 100n);
      }),
      { numRuns: 2000 },
    );
  });

  test('is finite for the number 0', () => {
    expect(limboMultiplierE4(numbersOf(0))).toBe(pointE4(1n));
  });

  test.each([101n, 200n, 1_000n, 100_000n, 1_000_000n])(
    'reaches %s hundredths with a chance of 0.99 ÷ that multiplier',
    (hundredths) => {
      // The point reaches it for steps 1 to ⌊99 · 2³² ÷ hundredths⌋, and for no higher ones.
      const last = (99n * 2n ** 32n) / hundredths;
      expect(pointE4(last) >= hundredths * 100n).toBe(true);
      expect(pointE4(last + 1n) < hundredths * 100n).toBe(true);
      expect(Math.abs((Number(last) / NUMBERS) * (Number(hundredths) / 100) - 0.99)).toBeLessThan(1e-5);
    },
  );
});

describe('the hash chain', () => {
  const chain = [GAME_HASH];
  for (let games = 0; games < 20; games += 1) chain.push(previousGameHash(chain.at(-1) ?? ''));
  const published = chain.at(-1) ?? '';

  test("every link is the hash of the next one's text", () => {
    expect(previousGameHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(chain.map((hash) => gamesUntil(hash, published, 100))).toEqual(
      chain.map((_, index) => 20 - index),
    );
  });

  test('a hash that is not in the chain, or further away than allowed, is not found', () => {
    expect(gamesUntil(`0${GAME_HASH.slice(1)}`, published, 100)).toBeUndefined();
    expect(gamesUntil(GAME_HASH, published, 20)).toBe(20);
    expect(gamesUntil(GAME_HASH, published, 19)).toBeUndefined();
  });
});
