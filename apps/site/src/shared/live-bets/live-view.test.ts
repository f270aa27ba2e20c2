import type { LiveBet, LiveBetsMessage } from '@croupier/contract/games/live-bets.ts';
import { expect, test } from 'vitest';
import { EMPTY_LIVE, liveAfter, multiplierE4 } from './live-view.ts';

const betOf = (id: string, isHigh = false): LiveBet => ({
  id,
  gameId: 'dice',
  name: null,
  at: new Date(0),
  stake: 10_000n,
  payout: 0n,
  isHigh,
});
const message = (kind: LiveBetsMessage['kind'], rows: LiveBet[]): LiveBetsMessage => ({
  kind,
  rows,
  perMinute: 3,
});
const ids = (rows: readonly LiveBet[]): string[] => rows.map(({ id }) => id);

test('a snapshot replaces, a delta comes on top, and old rows fall off', () => {
  const first = liveAfter(EMPTY_LIVE, message('snapshot', [betOf('b'), betOf('a', true)]));
  const next = liveAfter(first, message('delta', [betOf('c', true)]));
  expect(ids(next.rows)).toEqual(['c', 'b', 'a']);
  expect(ids(next.high)).toEqual(['c', 'a']);
  expect(next).toMatchObject({ perMinute: 3, isEmpty: false });
  const many = Array.from({ length: 100 }, (_, index) => betOf(`m${index}`));
  expect(liveAfter(next, message('delta', many)).rows).toHaveLength(40);
  expect(liveAfter(next, message('snapshot', [])).rows).toEqual([]);
});

test('figures alone leave the rows as they are', () => {
  const shown = liveAfter(EMPTY_LIVE, message('snapshot', [betOf('a')]));
  expect(liveAfter(shown, message('delta', [])).rows).toBe(shown.rows);
});

test('a multiplier is cut', () => {
  expect(multiplierE4({ stake: 30_000n, payout: 10_000n })).toBe(3_333);
  expect(multiplierE4({ stake: 0n, payout: 10_000n })).toBe(0);
});
