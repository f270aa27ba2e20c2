import { ROULETTE_SPOTS, WHEEL_ORDER } from '@croupier/fairplay/games/roulette-spots.ts';
import { expect, test } from 'vitest';
import { neighboursOf, SECTOR_BETS, sectorSpots, trackPlace } from './racetrack.ts';

const pocketsOf = (bet: (typeof SECTOR_BETS)[number]): number[] =>
  sectorSpots(bet).flatMap((spot) => ROULETTE_SPOTS.get(spot)?.pockets ?? []);

test('the three sectors cover the whole wheel, with 9, 6 and 5 chips', () => {
  expect(new Set(SECTOR_BETS.flatMap(pocketsOf)).size).toBe(37);
  expect(['voisins', 'tiers', 'orphelins'].map((bet) => sectorSpots(bet as 'tiers').length)).toEqual([
    9, 6, 5,
  ]);
  expect(new Set(pocketsOf('voisins')).size).toBe(17);
  expect(new Set(pocketsOf('tiers')).size).toBe(12);
  expect(new Set(pocketsOf('orphelins')).size).toBe(8);
});

test.each([
  [0, 2, [3, 26, 0, 32, 15]],
  [26, 1, [3, 26, 0]],
  [17, 0, [17]],
])('neighbours of %d', (pocket, each, expected) => {
  expect(neighboursOf(pocket, each)).toEqual(expected);
});

test('places on the track are evenly apart and inside it', () => {
  const places = WHEEL_ORDER.map((_, index) => trackPlace(index, 4, 1));
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(1);
    expect(y).toBeGreaterThanOrEqual(-1e-9);
    expect(y).toBeLessThanOrEqual(1 + 1e-9);
  }
  expect(places[0]).toEqual({ x: expect.closeTo(0), y: expect.closeTo(0.5) });
});
