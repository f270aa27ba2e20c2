import type { CrashState } from '@croupier/contract/games/crash-room.ts';
import { expect, test } from 'vitest';
import { FOLLOW_MS } from '../crash.config.ts';
import { followedAfter, isFollowed } from './follow.rules.ts';

const stateAt = (at: number, startedAt: number): CrashState => ({
  at,
  gameNo: 7,
  phase: 'running',
  endsAt: null,
  startedAt,
  point: null,
  hash: null,
  cutAt: null,
  players: { bets: 0, inside: 0, stake: 0n, paid: 0n },
  limitAt: null,
  limit: 1n,
});

test('times are those of the own clock, by the message that was fastest', () => {
  // The leader's clock is 1,000 ahead; the first message took 40 ms, the second 2.
  const first = followedAfter(undefined, { leader: 'a', state: stateAt(5_000, 4_900) }, 4_040);
  expect(first.state).toMatchObject({ at: 4_040, startedAt: 3_940 });
  const second = followedAfter(first, { leader: 'a', state: stateAt(5_250, 4_900) }, 4_252);
  expect(second.state).toMatchObject({ at: 4_252, startedAt: 3_902 });
  const third = followedAfter(second, { leader: 'a', state: stateAt(5_500, 4_900) }, 4_600);
  expect(third.state.startedAt).toBe(3_902);
});

test('another leader has another clock', () => {
  const first = followedAfter(undefined, { leader: 'a', state: stateAt(5_000, 4_900) }, 4_000);
  const second = followedAfter(first, { leader: 'b', state: stateAt(9_000, 8_500) }, 4_100);
  expect(second.state.startedAt).toBe(3_600);
});

test('a leader who is silent is not followed any more', () => {
  const followed = followedAfter(undefined, { leader: 'a', state: stateAt(0, 0) }, 1_000);
  expect(isFollowed(followed, 1_000 + FOLLOW_MS - 1)).toBe(true);
  expect(isFollowed(followed, 1_000 + FOLLOW_MS)).toBe(false);
  expect(isFollowed(undefined, 0)).toBe(false);
});
