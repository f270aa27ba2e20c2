import type { AutoplayConfig } from '@croupier/fairplay/autoplay.ts';
import { expect, test } from 'vitest';
import { runAutoplay } from './run-autoplay.ts';

const config: AutoplayConfig = {
  stakeMinor: 10_000n,
  maxStakeMinor: 1_000_000n,
  numberOfBets: 3,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'increase', increaseBps: 10_000 },
  stopOnProfitMinor: null,
  stopOnLossMinor: null,
};
const lost = (stakeMinor: bigint) => ({ stakeMinor, payoutMinor: 0n, won: false });

test('places the configured number of bets with the configured stakes', async () => {
  const stakes: bigint[] = [];
  const end = await runAutoplay(config, {
    place: async (stakeMinor) => {
      stakes.push(stakeMinor);
      return lost(stakeMinor);
    },
    pause: async () => {},
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  expect(stakes).toEqual([10_000n, 20_000n, 40_000n]);
  expect(end).toEqual({ betsDone: 3, profitMinor: -70_000n, next: { kind: 'stop', reason: 'bets_done' } });
});

test('a stop during a bet starts no further bet, and that bet counts', async () => {
  const stop = new AbortController();
  let placed = 0;
  const end = await runAutoplay(
    { ...config, numberOfBets: null },
    {
      place: async (stakeMinor) => {
        placed += 1;
        if (placed === 2) stop.abort();
        return lost(stakeMinor);
      },
      pause: async () => {},
      onProgress: () => {},
      signal: stop.signal,
    },
  );
  expect(placed).toBe(2);
  expect(end).toMatchObject({ betsDone: 2, next: { kind: 'stop', reason: 'stopped' } });
});

test('the answer to an earlier bet does not count', async () => {
  let asked = 0;
  const end = await runAutoplay(config, {
    place: async (stakeMinor) => ((asked += 1) === 1 ? undefined : lost(stakeMinor)),
    pause: async () => {},
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  expect(asked).toBe(4);
  expect(end.betsDone).toBe(3);
});

test('a refused bet ends autoplay with its reason', async () => {
  const refusal = new Error('refused');
  const run = runAutoplay(config, {
    place: () => Promise.reject(refusal),
    pause: async () => {},
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  await expect(run).rejects.toBe(refusal);
});
