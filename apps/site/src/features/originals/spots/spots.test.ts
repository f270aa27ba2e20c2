import { roulette } from '@croupier/fairplay/games/roulette.ts';
import { describe, expect, test } from 'vitest';
import { chipValues, double, place, remove, totalOf, type Placed } from './spots.ts';
import { placedIn, tableBet, tableStake } from './table-bet.ts';

const ONE = 10_000n;
const limits = (minStake: bigint, maxStake: bigint) => ({ minStake, maxStake, maxPayout: maxStake * 100n });
const EMPTY: Placed = new Map();

describe('chips', () => {
  test.each([
    [limits(ONE / 10n, ONE * 500n), [1_000n, 5_000n, ONE, 5n * ONE, 25n * ONE, 100n * ONE]],
    [limits(ONE, ONE * 30n), [ONE, 5n * ONE, 25n * ONE]],
    [limits(3n * ONE, 4n * ONE), [3n * ONE]],
    [limits(30_001n, 4n * ONE), [31_000n]],
    [
      limits(2_000n * ONE, 2_000_000n * ONE),
      [2_500n, 10_000n, 50_000n, 250_000n, 1_000_000n].map((one) => one * ONE),
    ],
  ])('are round amounts within the limits', (of, values) => {
    expect(chipValues(of)).toEqual(values);
  });
});

describe('the table', () => {
  const table = place(place(place(EMPTY, ['red'], ONE), ['straight:7'], ONE), ['red'], ONE);

  test('adds up the chips of a spot', () => {
    expect([...table]).toEqual([
      ['red', 2n * ONE],
      ['straight:7', ONE],
    ]);
    expect(totalOf(table)).toBe(3n * ONE);
    expect(totalOf(double(table))).toBe(6n * ONE);
  });

  test('puts several chips at once, two on a spot named twice', () => {
    expect([...place(EMPTY, ['street:0-2-3', 'split:4-7', 'street:0-2-3'], ONE)]).toEqual([
      ['street:0-2-3', 2n * ONE],
      ['split:4-7', ONE],
    ]);
  });

  test('gives a spot back', () => {
    expect([...remove(table, 'red').keys()]).toEqual(['straight:7']);
    expect(remove(table, 'black')).toBe(table);
  });

  test('refuses the spot after the hundredth', () => {
    const full = place(
      EMPTY,
      Array.from({ length: 100 }, (_, index) => `spot${index}`),
      ONE,
    );
    expect(place(full, ['another'], ONE).size).toBe(100);
    expect(place(full, ['spot1'], ONE).get('spot1')).toBe(2n * ONE);
  });
});

describe('the bet', () => {
  const placed = new Map([
    ['straight:7', 5n * ONE],
    ['red', 20n * ONE],
    ['corner:1-2-4-5', ONE / 2n],
  ]);

  test('is canonical, and its stake is what lies on the table', () => {
    const bet = tableBet(placed);
    expect(roulette.parseBet(bet)).toEqual(bet);
    expect(tableStake(bet)).toBe(totalOf(placed));
    expect(new Map(placedIn(bet))).toEqual(placed);
  });
});
