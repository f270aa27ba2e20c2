import { describe, expect, test } from 'vitest';
import { newerRound, type Round } from './round-screen.ts';

const round = (change: Partial<Round<null, string, null>>): Round<null, string, null> => ({
  roundId: 'a',
  gameId: 'towers',
  rulesVersion: 'towers/1',
  nonce: 1,
  stake: 10_000n,
  staked: 10_000n,
  bet: null,
  moves: [],
  isOver: false,
  payout: 0n,
  multiplierE4: 0,
  nextMultiplierE4: null,
  view: null,
  jackpot: null,
  balance: 0n,
  balanceSequence: '1',
  ...change,
});

describe('of two answers', () => {
  const one = round({ moves: ['a'] });
  const two = round({ moves: ['a', 'b'] });
  const over = round({ moves: ['a', 'b'], isOver: true });
  const other = round({ roundId: 'b' });

  test.each([
    ['the first is taken', undefined, one, one],
    ['the one with more moves is newer', one, two, two],
    ['an earlier one is ignored', two, one, two],
    ['the same one changes nothing', one, round({ moves: ['a'] }), one],
    ['the end is newer than any move', two, over, over],
    ['an ended round stays ended', over, two, over],
    ['another round replaces it', over, other, other],
  ])('%s', (_, known, heard, newer) => {
    expect(newerRound(known, heard)).toBe(newer);
  });
});
