import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK, drawCard } from './cards.ts';
import { drawKeno } from './keno.ts';
import { pickInOrder } from './picks.ts';
import { dropBall } from './plinko.ts';
import { createFloats } from './random.ts';
import { spinRoulette } from './roulette.ts';
import { numbersOf, smallestFor } from './testing/numbers.ts';

const JUST_BELOW_ONE = 1 - 2 ** -32;

test('the deck is ordered by rank, then diamonds, hearts, spades, clubs', () => {
  const names = DECK.map(({ rank, suit }) => `${suit}${rank}`);
  expect(new Set(names).size).toBe(52);
  expect(names.slice(0, 5)).toEqual(['♦2', '♥2', '♠2', '♣2', '♦3']);
  expect(names.slice(-5)).toEqual(['♣K', '♦A', '♥A', '♠A', '♣A']);
  expect(DECK.map((_, index) => drawCard(numbersOf(smallestFor(index, 52))))).toEqual(DECK);
});

test('roulette has the pockets 0 to 36', () => {
  const pockets = Array.from({ length: 37 }, (_, pocket) => pocket);
  expect(pockets.map((pocket) => spinRoulette(numbersOf(smallestFor(pocket, 37))))).toEqual(pockets);
  expect(spinRoulette(numbersOf(JUST_BELOW_ONE))).toBe(36);
});

test('a ball goes left below one half and right otherwise', () => {
  expect(dropBall(numbersOf(0, 0.5 - 2 ** -32, 0.5, JUST_BELOW_ONE), 4)).toEqual([0, 0, 1, 1]);
});

test('keno draws ten different fields of forty', () => {
  expect(drawKeno(numbersOf(0, 0, 0, 0, 0, 0, 0, 0, 0, JUST_BELOW_ONE))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 39,
  ]);
  fc.assert(
    fc.property(fc.nat(), (nonce) => {
      const fields = drawKeno(createFloats('server', 'client', nonce));
      expect(new Set(fields).size).toBe(10);
      expect(fields.every((field) => field >= 0 && field < 40)).toBe(true);
    }),
  );
});

describe('picking in order', () => {
  test('counts among the remaining items', () => {
    // Of a b c d e: the third is c; then of a b d e the third is d.
    expect(pickInOrder(numbersOf(0.5, 0.5), 5, 2)).toEqual([
      { left: 5, index: 2, field: 2 },
      { left: 4, index: 2, field: 3 },
    ]);
  });

  test('of all items is a permutation', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (nonce, size) => {
        const fields = pickInOrder(createFloats('server', 'client', nonce), size, size).map(
          ({ field }) => field,
        );
        expect(fields.sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, field) => field));
      }),
    );
  });

  test.each([-1, 6, 0.5])('cannot pick %d of 5', (count) => {
    expect(() => pickInOrder(numbersOf(), 5, count)).toThrow(RangeError);
  });
});
