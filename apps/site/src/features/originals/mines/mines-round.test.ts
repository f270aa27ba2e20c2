import type { MinesView } from '@croupier/fairplay/games/mines.ts';
import { expect, test } from 'vitest';
import { fieldLook, gemsOf, withField, type BoardState } from './mines-round.ts';

const view = (change: Partial<MinesView>): MinesView => ({
  state: 'playing',
  revealed: [],
  minePositions: null,
  ...change,
});
const state = (change: Partial<BoardState>): BoardState => ({
  view: undefined,
  opening: [],
  pattern: undefined,
  ...change,
});

test('fields while playing', () => {
  const playing = state({ view: view({ revealed: [4] }), opening: [6] });
  expect([4, 5, 6].map((field) => fieldLook(playing, field))).toEqual(['gem', 'closed', 'opening']);
  expect([4, 5].map((field) => fieldLook(state({ opening: [5] }), field))).toEqual(['closed', 'opening']);
});

test('the end reveals every field', () => {
  const busted = view({ state: 'busted', revealed: [4, 7], minePositions: [7, 8, 9] });
  expect([4, 7, 8, 20].map((field) => fieldLook(state({ view: busted }), field))).toEqual([
    'gem',
    'bomb',
    'bomb',
    'gem',
  ]);
  expect(gemsOf(busted)).toBe(1);
});

test('the pattern of autoplay covers the last round', () => {
  const over = view({ state: 'busted', revealed: [4], minePositions: [4] });
  expect([4, 5].map((field) => fieldLook(state({ view: over, pattern: [5] }), field))).toEqual([
    'closed',
    'picked',
  ]);
});

test.each([
  [[1, 2], 3, 22, [1, 2, 3]],
  [[1, 2, 3], 2, 22, [1, 3]],
  [[1], 2, 1, [1]],
])('the pattern %j after field %d with %d safe fields', (pattern, field, safe, expected) => {
  expect(withField(pattern, field, safe)).toEqual(expected);
});
