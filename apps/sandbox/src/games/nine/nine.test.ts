import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceOf, measure, SIMULATION_SEED, SIMULATION_TIME } from '../testing/simulation.ts';
import { dealHands, GAMES, newDeck, sumOf, type Card, type GameCode } from './cards.ts';
import { MAX_SEATS, MIN_SEATS, playHand, rakeOf, splitEqually } from './pots.ts';

const CODES = Object.keys(GAMES) as GameCode[];
const card = (rank: number): Card => ({ rank, suit: 'spades' });
const names = (hand: readonly Card[]): string[] => hand.map(({ rank, suit }) => `${rank}${suit}`);

test.each([
  [[9, 13], 9],
  [[1, 8], 9],
  [[7, 8], 5],
  [[10, 11, 12], 0],
  [[1, 2, 3], 6],
] as const)('cards %j count %d', (ranks, points) => {
  expect(sumOf(ranks.map(card))).toBe(points);
});

test('in high card an ace beats a king', () => {
  const { points } = GAMES['high-card'];
  expect(points([card(1)])).toBeGreaterThan(points([card(13)]));
});

test('no card is dealt twice', () => {
  expect(new Set(names(newDeck())).size).toBe(52);
  for (let hand = 0; hand < 200; hand += 1) {
    const dealt = dealHands('seed', `hand ${hand}`, { seats: 6, cards: 3 }).hands.flatMap(names);
    expect(new Set(dealt).size).toBe(18);
  }
});

const hands = fc.record({
  game: fc.constantFrom(...CODES),
  seats: fc.integer({ min: MIN_SEATS, max: MAX_SEATS }),
  anteMinor: fc.bigInt(1n, 10n ** 13n),
  seed: fc.string(),
});

describe('a pot', () => {
  test('is paid out whole: payouts and rake add up to it', () => {
    fc.assert(
      fc.property(hands, ({ seed, ...table }) => {
        const hand = playHand(seed, 'hand', table);
        const paid = hand.seats.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n);
        const raked = hand.seats.reduce((sum, { rakeMinor }) => sum + rakeMinor, 0n);
        expect(hand.potMinor).toBe(table.anteMinor * BigInt(table.seats));
        expect(paid + hand.rakeMinor).toBe(hand.potMinor);
        expect(raked).toBe(hand.rakeMinor);
        expect(hand.rakeMinor).toBe(rakeOf(hand.potMinor));
      }),
    );
  });

  test('goes to the most points only, and equal ones differ by one unit at most', () => {
    fc.assert(
      fc.property(hands, ({ seed, ...table }) => {
        const { seats } = playHand(seed, 'hand', table);
        const best = Math.max(...seats.map(({ points }) => points));
        const shares = seats.filter(({ points }) => points === best).map(({ payoutMinor }) => payoutMinor);
        for (const seat of seats) if (seat.points < best) expect(seat.payoutMinor).toBe(0n);
        const sorted = shares.toSorted((one, other) => Number(one - other));
        expect((sorted.at(-1) ?? 0n) - (sorted[0] ?? 0n) <= 1n).toBe(true);
      }),
    );
  });

  test('gives units that are left over to seats drawn by lot', () => {
    const lots = [0.99, 0.5];
    expect(splitEqually(11n, 3, { next: () => lots.shift() ?? 0 })).toEqual([3n, 4n, 4n]);
    expect(splitEqually(2n, 3, { next: () => 0 })).toEqual([1n, 1n, 0n]);
  });

  test.each([1, 7])('needs 2 to 6 seats, not %d', (seats) => {
    expect(() => playHand('seed', 'hand', { game: 'nine', seats, anteMinor: 1n })).toThrow(RangeError);
  });
});

describe.each(CODES)('%s', (game) => {
  test(`returns 97 % to every seat (seed ${SIMULATION_SEED})`, SIMULATION_TIME, () => {
    const anteMinor = 10_000n;
    const measured = measure(0.97, (round) => {
      const { seats } = playHand(SIMULATION_SEED, `hand ${round}`, { game, seats: 3, anteMinor });
      return Number(seats[round % 3]?.payoutMinor ?? 0n) / Number(anteMinor);
    });
    expect(distanceOf(measured)).toBeLessThan(measured.tolerance);
  });
});
