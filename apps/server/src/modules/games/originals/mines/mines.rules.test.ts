import { minesMultiplierE4 } from '@croupier/fairplay/mines-payouts.ts';
import { startMines } from '@croupier/fairplay/mines.ts';
import { expect, test } from 'vitest';
import { finishedDetail, finishedView, playingView, revealWithin } from './mines.rules.ts';

const NO_LIMIT = { stakeMinor: 10_000n, maxPayoutMinor: 10n ** 15n };
const game = startMines([3, 7, 11]);
const source = { seedPairId: '00000000-0000-4000-8000-000000000001', nonce: 5, clientSeed: 'seed' };
const round = { roundId: '00000000-0000-4000-8000-000000000002', nonce: 5, stakeMinor: 10_000n };

test('a round whose next step would exceed the limit cashes out at its current value', () => {
  const second = minesMultiplierE4(3, 2);
  const justEnough = { stakeMinor: 10_000n, maxPayoutMinor: second };
  const one = revealWithin(game, 0, justEnough);
  expect(one.state).toBe('playing');
  const two = revealWithin(one, 1, justEnough);
  expect(two).toMatchObject({ state: 'cashed_out', revealed: [0, 1] });
  expect(finishedDetail(source, two).multiplierE4).toBe(Number(second));
  expect(revealWithin(game, 0, { ...justEnough, maxPayoutMinor: second - 1n }).state).toBe('cashed_out');
});

test('a mine busts regardless of the limit', () => {
  expect(revealWithin(game, 7, { stakeMinor: 10_000n, maxPayoutMinor: 1n }).state).toBe('busted');
});

test('a repeated move returns the same game', () => {
  const one = revealWithin(game, 0, NO_LIMIT);
  expect(revealWithin(one, 0, NO_LIMIT)).toBe(one);
  const over = revealWithin(one, 3, NO_LIMIT);
  expect(revealWithin(over, 4, NO_LIMIT)).toBe(over);
});

test('a round in progress shows opened fields, current value and next multiplier, but never the mines', () => {
  expect(playingView(round, { mines: 3, revealed: [] })).toEqual({
    roundId: round.roundId,
    nonce: 5,
    stake: 10_000n,
    mines: 3,
    state: 'playing',
    revealed: [],
    minePositions: null,
    multiplierE4: 0,
    payout: 0n,
    nextMultiplierE4: Number(minesMultiplierE4(3, 1)),
    jackpot: null,
  });
  const opened = playingView(round, { mines: 3, revealed: [20, 0] });
  const worth = minesMultiplierE4(3, 2);
  expect(opened).toMatchObject({ multiplierE4: Number(worth), payout: worth, minePositions: null });
});

test('a finished round shows everything; one in progress has no record', () => {
  const busted = revealWithin(revealWithin(game, 0, NO_LIMIT), 11, NO_LIMIT);
  const detail = finishedDetail(source, busted);
  expect(finishedView({ ...round, payoutMinor: 0n }, detail)).toMatchObject({
    state: 'busted',
    revealed: [0, 11],
    minePositions: [3, 7, 11],
    multiplierE4: 0,
    nextMultiplierE4: null,
  });
  expect(() => finishedDetail(source, game)).toThrow('in progress');
});
