import { expect, test } from 'vitest';
import {
  EMPTY_STATS,
  fromStored,
  toStored,
  withHistory,
  withRound,
  withRoundOfGame,
  type PlayedRound,
} from './session-stats.ts';

const round = (change: Partial<PlayedRound>): PlayedRound => ({
  roundId: 'a',
  game: 'dice',
  stakeMinor: 10_000n,
  payoutMinor: 0n,
  multiplierE4: 0,
  won: false,
  ...change,
});

test('wins, losses, wagered and profit add up', () => {
  const stats = [round({}), round({ won: true, payoutMinor: 19_800n }), round({ stakeMinor: 5_000n })].reduce(
    withRound,
    EMPTY_STATS,
  );
  expect(stats).toEqual({
    wins: 1,
    losses: 2,
    wageredMinor: 25_000n,
    profitMinor: -5_200n,
    curveMinor: [-10_000n, -200n, -5_200n],
  });
});

test('each game counts for itself and for all', () => {
  const stats = [round({}), round({ game: 'crash', won: true, payoutMinor: 30_000n })].reduce(
    withRoundOfGame,
    {},
  );
  expect(stats.all).toMatchObject({ wins: 1, losses: 1, profitMinor: 10_000n });
  expect(stats.dice).toMatchObject({ wins: 0, losses: 1, profitMinor: -10_000n });
  expect(stats.crash).toMatchObject({ wins: 1, losses: 0, profitMinor: 20_000n });
});

test('the curve and the history are bounded', () => {
  let stats = EMPTY_STATS;
  let history: PlayedRound[] = [];
  for (let count = 0; count < 300; count += 1) {
    stats = withRound(stats, round({}));
    history = withHistory(history, round({ roundId: `${count}` }));
  }
  expect(stats.curveMinor).toHaveLength(200);
  expect(stats.profitMinor).toBe(-3_000_000n);
  expect(history).toHaveLength(50);
  // The rounds of one game don't push out those of another.
  expect(withHistory(history, round({ game: 'mines' }))).toHaveLength(51);
  expect(history[0]?.roundId).toBe('299');
});

test('stored values are read back unchanged', () => {
  const stats = withRound(EMPTY_STATS, round({}));
  expect(fromStored(toStored(stats))).toEqual(stats);
});
