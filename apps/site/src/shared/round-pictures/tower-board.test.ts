import type { TowersView } from '@croupier/fairplay/games/towers.ts';
import { describe, expect, test } from 'vitest';
import { passedOf, tileLook, withPicked, type BoardState } from './tower-board.ts';

const playing: TowersView = { opened: [1, 0], state: 'playing', tower: null };
const busted: TowersView = { opened: [1, 0], state: 'busted', tower: [[0, 1, 2], [1], [2]] };
const state = (change: Partial<BoardState>): BoardState => ({
  view: playing,
  pending: [],
  pattern: undefined,
  ...change,
});

describe('a tile', () => {
  test.each([
    ['opened and safe', state({}), 0, 1, 'safe'],
    ['not opened on a passed level', state({}), 0, 2, 'closed'],
    ['pressed, waiting for its answer', state({ pending: [2] }), 2, 2, 'opening'],
    ['pressed one level ahead', state({ pending: [2, 3] }), 3, 3, 'opening'],
    ['on which the round ended', state({ view: busted }), 1, 0, 'trap'],
    ['passed before the end', state({ view: busted }), 0, 1, 'safe'],
    ['shown safe at the end', state({ view: busted }), 2, 2, 'hiddenSafe'],
    ['shown as a trap at the end', state({ view: busted }), 2, 1, 'hiddenTrap'],
    ['chosen for autoplay', state({ pattern: [3] }), 0, 3, 'picked'],
    ['without a round', state({ view: undefined }), 0, 0, 'closed'],
  ] as const)('%s', (_, board, level, tile, look) => {
    expect(tileLook(board, level, tile)).toBe(look);
  });
});

test('passed levels do not count the one on which the round ended', () => {
  expect([passedOf(undefined), passedOf(playing), passedOf(busted)]).toEqual([0, 2, 1]);
});

test.each([
  [[], 0, 2, [2]],
  [[2], 1, 0, [2, 0]],
  [[2, 0], 0, 1, [1, 0]],
  [[2, 0, 1], 1, 0, [2]],
  [[2], 3, 0, [2]],
])('picking from %j on level %d the tile %d gives %j', (pattern, level, tile, expected) => {
  expect(withPicked(pattern, level, tile)).toEqual(expected);
});
