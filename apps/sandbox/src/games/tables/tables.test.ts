import { createFloats, type NumberSource } from '@croupier/fairplay/random.ts';
import { describe, expect, test } from 'vitest';
import { allGamesOf } from '../../vendors/games.ts';
import { VENDORS } from '../../vendors/vendor-list.ts';
import { createDealers } from './dealers.ts';
import { BETS, timesStake } from './roulette.rules.ts';
import { baccarat, bankerDraws, playHand } from './rules/baccarat.ts';
import { fishPrawnCrab, sicBo } from './rules/dice.ts';
import { dragonTiger } from './rules/dragon-tiger.ts';
import { roulette } from './rules/roulette.ts';
import { moneyWheel } from './rules/wheel.ts';
import { smallestChip } from './chips.rules.ts';
import { readStakes, returnsOf, stakesFrom } from './stakes.ts';
import type { TableRules } from './table.types.ts';
import { WHEEL_SEGMENTS, WHEEL_SPOTS } from './wheel.rules.ts';

/** `SIMULATE=1000000` plays as many rounds of each game. */
const ROUNDS = Number(process.env['SIMULATE'] ?? 4_000);
const SEED = process.env['SIMULATION_SEED'] ?? 'croupier';
const SIGMAS = 4;

/** Cards by name, dealt in this order: player, banker, player, banker, then the third cards. */
const dealt = (names: string): (() => number) => {
  const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  const cards = names.split(' ').map((name) => ranks.indexOf(name) * 4);
  return () => cards.shift() ?? -1;
};

test('nobody deals at two tables at once', () => {
  const vendors = VENDORS.map(({ code }) => code);
  const list = (vendor: string) =>
    VENDORS.filter(({ code, category }) => code === vendor && category === 'live')
      .flatMap(allGamesOf)
      .map((game) => ({ ...game, vendor, vendorName: vendor }));
  const dealers = createDealers({ vendors: () => vendors, list });
  const tables = vendors.flatMap(list);
  for (const now of [0, 1_800_000_000_000]) {
    const names = tables.map((table) => dealers.at(table, now));
    expect(new Set(names).size).toBe(tables.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ [A-Y]\.$/);
  }
});

describe('baccarat', () => {
  test.each([
    ['9 5 K 6', 'player', 2, 2, 'a natural ends the hand'],
    ['2 8 3 K', 'banker', 2, 2, 'a natural of the banker ends it too'],
    ['2 3 4 4 9', 'banker', 2, 2, 'the player stands on six, and so does a banker with seven'],
    ['K 5 6 K 3', 'banker', 2, 3, 'the player stands on six, the banker draws on five'],
    ['K 3 5 K 8 9', 'tie', 3, 2, 'three against an eight: the banker stands'],
    ['K 6 5 K 6 4', 'player', 3, 3, 'a third six makes the banker draw on six'],
    ['K K K K A A', 'tie', 3, 3, 'equal totals tie'],
  ])('%s: %s, %i and %i cards (%s)', (names, winner, ofPlayer, ofBanker) => {
    const hand = playHand(dealt(names));
    expect([hand.winner, hand.player.length, hand.banker.length]).toEqual([winner, ofPlayer, ofBanker]);
  });

  /** Rows: the banker's total 3 to 6; columns: the player's third card 0 to 9. */
  test.each([
    [2, '1111111111'],
    [3, '1111111101'],
    [4, '0011111100'],
    [5, '0000111100'],
    [6, '0000001100'],
    [7, '0000000000'],
  ])('a banker with %i draws by the table', (total, row) => {
    expect(Array.from({ length: 10 }, (_, third) => (bankerDraws(total, third) ? '1' : '0')).join('')).toBe(
      row,
    );
  });

  test('its returns are those of eight decks, by counting all hands', () => {
    const left: number[] = Array.from({ length: 10 }, (_, points) => (points === 0 ? 128 : 32));
    let cards = 416;
    let weight = 1;
    const sums = { player: 0, banker: 0, tie: 0 };
    const draw = (next: (points: number) => void): void => {
      for (let points = 0; points < 10; points += 1) {
        const share = (left[points] ?? 0) / cards;
        const before = weight;
        weight *= share;
        left[points] = (left[points] ?? 0) - 1;
        cards -= 1;
        next(points);
        left[points] = (left[points] ?? 0) + 1;
        cards += 1;
        weight = before;
      }
    };
    const end = (player: number, banker: number): void => {
      if (player === banker) sums.tie += weight;
      else sums[player > banker ? 'player' : 'banker'] += weight;
    };
    draw((p1) =>
      draw((p2) =>
        draw((b1) =>
          draw((b2) => {
            const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
            if (player >= 8 || banker >= 8) return end(player, banker);
            const bankerEnds = (total: number, third: number | undefined): void =>
              bankerDraws(banker, third) ? draw((b3) => end(total, (banker + b3) % 10)) : end(total, banker);
            if (player > 5) return bankerEnds(player, undefined);
            return draw((p3) => bankerEnds((player + p3) % 10, p3));
          }),
        ),
      ),
    );
    expect(sums.banker * 1.95 + sums.tie).toBeCloseTo(0.989421, 6);
    expect(sums.player * 2 + sums.tie).toBeCloseTo(0.987649, 6);
    expect(sums.tie * 9).toBeCloseTo(0.856404, 6);
  });

  test('a tie gives stakes on both sides back, and a banker’s win is paid less a twentieth', () => {
    const stakes = stakesFrom({ player: '10', banker: '0.01', tie: '1' });
    const returned = (winner: string) =>
      Object.fromEntries(returnsOf(stakes, (spot) => baccarat.returned(spot, { winner })));
    expect(returned('tie')).toEqual({ player: 100_000n, banker: 100n, tie: 90_000n });
    expect(returned('banker')).toEqual({ banker: 195n });
  });
});

describe('exact returns', () => {
  const rate = (rules: TableRules, spot: string, results: ReadonlyArray<Record<string, never>>): number =>
    results.reduce((sum, result) => {
      const [numerator, denominator] = rules.returned(spot, result);
      return sum + Number(numerator) / Number(denominator);
    }, 0) / results.length;
  const all = (rows: readonly object[]) => rows as ReadonlyArray<Record<string, never>>;

  test('every roulette bet returns 36 of 37, and there are 157 of them', () => {
    const results = all(Array.from({ length: 37 }, (_, number) => ({ number })));
    expect(BETS.size).toBe(157);
    for (const spot of BETS.keys()) expect(rate(roulette, spot, results), spot).toBeCloseTo(36 / 37, 12);
    for (const spot of BETS.keys()) expect(Number.isInteger(timesStake(spot)), spot).toBe(true);
  });
  const FACES = [1, 2, 3, 4, 5, 6];
  const throws = all(FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => ({ dice: [a, b, c] })))));
  test.each([
    ['small', 0.9722],
    ['big', 0.9722],
    ['face3', 0.9213],
    ['triple', 0.8611],
    ['triple6', 0.838],
    ['double2', 0.8148],
    ['total4', 0.8472],
    ['total10', 0.875],
  ])('sic bo: %s returns %f', (spot, expected) => {
    expect(rate(sicBo, spot, throws)).toBeCloseTo(expected, 4);
  });
  test('fish, prawn, crab: a picture returns 92.13 %', () => {
    expect(rate(fishPrawnCrab, 'face1', throws)).toBeCloseTo(0.9213, 4);
    expect(fishPrawnCrab.isSpot('small')).toBe(false);
  });
  test('every segment of the money wheel returns 50 of 52', () => {
    const results = all(WHEEL_SEGMENTS.map((spot) => ({ spot })));
    expect(WHEEL_SEGMENTS).toHaveLength(52);
    for (const spot of WHEEL_SPOTS) expect(rate(moneyWheel, spot, results), spot).toBeCloseTo(50 / 52, 12);
  });
});

const expected: ReadonlyArray<readonly [TableRules, string, number]> = [
  [baccarat, 'banker', 0.989421],
  [baccarat, 'player', 0.987649],
  [baccarat, 'tie', 0.856404],
  [roulette, 'red', 36 / 37],
  [roulette, '17', 36 / 37],
  [dragonTiger, 'dragon', 0.962651],
  [dragonTiger, 'tie', 0.672289],
  [sicBo, 'big', 0.972222],
  [fishPrawnCrab, 'face4', 0.921296],
  [moneyWheel, 'x2', 50 / 52],
];

test.each(expected.map(([rules, spot, mean]) => ({ id: rules.id, rules, spot, mean })))(
  `$id, $spot: ${ROUNDS} rounds of seed ${SEED} return $mean`,
  { timeout: 1_800_000 },
  ({ rules, spot, mean }) => {
    let [sum, squares] = [0, 0];
    let numbers: NumberSource = createFloats(SEED, rules.id, 0);
    for (let round = 0; round < ROUNDS; round += 1) {
      // The stream keeps its draws, so a long simulation begins a new one now and then.
      if (round % 1_000 === 0) numbers = createFloats(SEED, rules.id, round);
      const [numerator, denominator] = rules.returned(spot, rules.draw(numbers));
      const returned = Number(numerator) / Number(denominator);
      sum += returned;
      squares += returned ** 2;
    }
    const measured = sum / ROUNDS;
    const deviation = Math.sqrt(squares / ROUNDS - measured ** 2);
    expect(Math.abs(measured - mean)).toBeLessThan((SIGMAS * deviation) / Math.sqrt(ROUNDS));
  },
);

test.each([
  [{ player: '5' }, true],
  [{ player: '0.5' }, false],
  [{ player: '5.001' }, false],
  [{ player: 5 }, false],
  [{ nowhere: '5' }, false],
  [{ player: '-5' }, false],
  [{ player: '99999999' }, false],
  [[], false],
  [null, false],
])('stakes %j are accepted: %s', (value, isAccepted) => {
  const stakes = readStakes(value, { isSpot: baccarat.isSpot, min: smallestChip('EUR') });
  expect(stakes !== undefined).toBe(isAccepted);
});
