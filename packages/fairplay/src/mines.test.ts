import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type MinesGame,
  canCashOut,
  cashOut,
  currentMultiplierE4,
  layMines,
  minePositions,
  minesTransitions,
  nextMultiplierE4,
  reveal,
  startMines,
} from './mines.ts';
import { minesMultiplierE4 } from './mines-payouts.ts';
import { createFloats } from './random.ts';

const open = (game: MinesGame, ...fields: number[]): MinesGame => fields.reduce(reveal, game);
const positions = fc.shuffledSubarray(
  Array.from({ length: 25 }, (_, field) => field),
  { minLength: 1, maxLength: 24 },
);
const moves = fc.array(fc.oneof(fc.nat({ max: 24 }), fc.constant('cash out' as const)), { maxLength: 40 });
const move = (game: MinesGame, what: number | 'cash out'): MinesGame =>
  what === 'cash out' ? cashOut(game) : reveal(game, what);

describe('placing the mines', () => {
  test.each([
    [0, [6]],
    [1, [1, 21]],
    [2, [13, 16, 22]],
  ])('public vectors, nonce %i', (nonce, expected) => {
    const floats = createFloats(
      '5ff5c610e633b2a91c46d1be1f74286b',
      '854581b6f52eaa86503f1dc6433655f9',
      nonce,
    );
    expect(minePositions(floats, expected.length).sort((a, b) => a - b)).toEqual(expected);
    expect(floats.draws).toHaveLength(expected.length);
  });

  test('always gives the requested number of different fields, even if it takes three HMACs', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 24 }), (nonce, mines) => {
        const picks = layMines(createFloats('server', 'client', nonce), mines);
        const fields = picks.map(({ field }) => field);
        expect(new Set(fields).size).toBe(mines);
        expect(fields.every((field) => field >= 0 && field < 25)).toBe(true);
        expect(picks.map(({ left }) => left)).toEqual(picks.map((_, index) => 25 - index));
      }),
    );
    const floats = createFloats('server', 'client', 0);
    layMines(floats, 24);
    expect(floats.chunks).toHaveLength(3);
  });

  test('is uniform: chi-square over real seeds', () => {
    const rounds = 5000;
    const seen = Array.from({ length: 25 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1)
      for (const field of minePositions(createFloats('a fixed server seed', 'mines', nonce), 5))
        seen[field] = (seen[field] ?? 0) + 1;
    const expected = rounds / 5;
    // Five of 25 without replacement: the variance of a field is n · 1/5 · 4/5, over 24 degrees of freedom.
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) * (24 / 20);
    // 24 degrees of freedom: 1 in 10,000 is above 58.6, 1 in 10,000 below 6.4.
    expect(chiSquare).toBeLessThan(58.6);
    expect(chiSquare).toBeGreaterThan(6.4);
  });

  test.each([0, 25, 2.5, -1])('refuses %d mines', (mines) => {
    expect(() => layMines(createFloats('server', 'client', 0), mines)).toThrow(RangeError);
  });
});

describe('a game', () => {
  const game = startMines([7, 3, 24]);

  test.each([
    ['nothing', [], 'playing', 0n],
    ['one safe field', [0], 'playing', 11_250n],
    ['two safe fields', [0, 1], 'playing', 12_857n],
    ['a mine at once', [3], 'busted', 0n],
    ['a mine later', [0, 1, 24], 'busted', 0n],
    ['the same field twice', [0, 0], 'playing', 11_250n],
    ['more after a mine', [3, 0], 'busted', 0n],
  ] as const)('after %s', (_, fields, state, multiplierE4) => {
    const after = open(game, ...fields);
    expect(after.state).toBe(state);
    expect(currentMultiplierE4(after)).toBe(multiplierE4);
  });

  test('cashes out automatically on the last safe field', () => {
    const safe = Array.from({ length: 25 }, (_, field) => field).filter(
      (field) => ![7, 3, 24].includes(field),
    );
    const before = open(game, ...safe.slice(0, -1));
    expect(before.state).toBe('playing');
    expect(nextMultiplierE4(before)).toBe(minesMultiplierE4(3, 22));
    const after = open(before, ...safe.slice(-1));
    expect(after.state).toBe('cashed_out');
    expect(currentMultiplierE4(after)).toBe(22_770_000n);
    expect(nextMultiplierE4(after)).toBeUndefined();
  });

  test('with 24 mines is decided by its first field', () => {
    const lone = startMines(Array.from({ length: 24 }, (_, field) => field));
    expect(reveal(lone, 24).state).toBe('cashed_out');
    expect(reveal(lone, 0).state).toBe('busted');
  });

  test('cannot be cashed out before the first safe field, nor twice', () => {
    expect(canCashOut(game)).toBe(false);
    expect(cashOut(game)).toBe(game);
    const paid = cashOut(reveal(game, 0));
    expect(paid).toMatchObject({ state: 'cashed_out', revealed: [0] });
    expect(cashOut(paid)).toBe(paid);
    expect(currentMultiplierE4(paid)).toBe(11_250n);
  });

  test('does not change once it is over', () => {
    expect(minesTransitions.busted).toEqual({});
    expect(minesTransitions.cashed_out).toEqual({});
  });

  test.each([-1, 25, 0.5, Number.NaN])('has no field %d', (field) => {
    expect(() => reveal(game, field)).toThrow(RangeError);
    expect(() => reveal(open(game, 3), field)).toThrow(RangeError);
  });
});

describe('for any sequence of moves', () => {
  test('opened fields stay open, each once, and a finished game does not change', () => {
    fc.assert(
      fc.property(positions, moves, (mines, list) => {
        let game = startMines(mines);
        for (const what of list) {
          const after = move(game, what);
          expect(after.revealed.slice(0, game.revealed.length)).toEqual(game.revealed);
          expect(new Set(after.revealed).size).toBe(after.revealed.length);
          expect(game.state === 'playing' || after === game).toBe(true);
          game = after;
        }
      }),
    );
  });

  test('a game is busted exactly if a mine was opened, and pays only for safe fields', () => {
    fc.assert(
      fc.property(positions, moves, (mines, list) => {
        const game = list.reduce<MinesGame>(move, startMines(mines));
        const hit = game.revealed.some((field) => mines.includes(field));
        expect(game.state === 'busted').toBe(hit);
        expect(currentMultiplierE4(game)).toBe(
          hit ? 0n : minesMultiplierE4(mines.length, game.revealed.length),
        );
        // Nothing is opened after a mine.
        expect(game.revealed.slice(0, -1).some((field) => mines.includes(field))).toBe(false);
      }),
    );
  });

  test('repeating every move changes nothing', () => {
    fc.assert(
      fc.property(positions, moves, (mines, list) => {
        const once = list.reduce<MinesGame>(move, startMines(mines));
        const twice = list.reduce<MinesGame>((game, what) => move(move(game, what), what), startMines(mines));
        expect(twice).toEqual(once);
      }),
    );
  });
});
