import { expect, test } from 'vitest';
import { fieldLook, gemsOf, minesRoundOf, newerRound, type MinesRound } from './mines-round.ts';

const round = (change: Partial<MinesRound>): MinesRound => ({
  roundId: 'a',
  gameId: 'mines',
  rulesVersion: 'mines/1',
  nonce: 0,
  stake: 10_000n,
  staked: 10_000n,
  moves: (change.revealed ?? []).map((field) => ({ field })),
  isOver: (change.state ?? 'playing') !== 'playing',
  jackpot: null,
  bet: {},
  view: {},
  mines: 3,
  state: 'playing',
  revealed: [],
  minePositions: null,
  multiplierE4: 0,
  payout: 0n,
  nextMultiplierE4: 11_200,
  balance: 0n,
  balanceSequence: '1',
  ...change,
});

test('fields while playing', () => {
  const playing = round({ revealed: [4] });
  expect([4, 5, 6].map((field) => fieldLook(playing, field, [6]))).toEqual(['gem', 'closed', 'opening']);
  expect([4, 5].map((field) => fieldLook(undefined, field, [5]))).toEqual(['closed', 'opening']);
});

test('the end reveals every field', () => {
  const busted = round({ state: 'busted', revealed: [4, 7], minePositions: [7, 8, 9] });
  expect([4, 7, 8, 20].map((field) => fieldLook(busted, field, []))).toEqual(['gem', 'bomb', 'bomb', 'gem']);
  expect(gemsOf(busted)).toBe(1);
});

test('a late answer does not revert the round', () => {
  const two = round({ revealed: [1, 2] });
  const one = round({ revealed: [1] });
  const ended = round({ state: 'cashed_out', revealed: [1, 2] });
  expect(newerRound(two, one)).toBe(two);
  expect(newerRound(one, two)).toBe(two);
  expect(newerRound(two, ended)).toBe(ended);
  expect(newerRound(ended, two)).toBe(ended);
  expect(newerRound(ended, round({ roundId: 'b' })).roundId).toBe('b');
});

test('a round as it came over the wire', () => {
  const view = { state: 'playing', revealed: [3], minePositions: null };
  expect(minesRoundOf({ ...round({}), bet: { mines: 4 }, view })).toMatchObject({ mines: 4, ...view });
});
