import type { CrashBet, CrashState } from '@croupier/contract/games/crash-room.ts';
import { ApiError } from '@croupier/contract/client.ts';
import { createStore } from '@croupier/web/browser/store.ts';
import { expect, test, vi } from 'vitest';
import { EMPTY_ROOM, type RoomView } from '../../../shared/crash-room/crash-room.ts';
import { takeInTime } from './late-bet.ts';
import { decidedBet, openGame, untilRoom } from './until-room.ts';

const BET: CrashBet = {
  id: '0190a000-0000-7000-8000-000000000001',
  gameNo: 7,
  stake: 10_000n,
  auto: 200,
  state: 'open',
  cashedAt: null,
  cashedMs: null,
  how: null,
  payout: 0n,
};
const viewOf = (phase: CrashState['phase'], gameNo: number, own: CrashBet[] = []): RoomView => ({
  ...EMPTY_ROOM,
  isConnected: true,
  state: {
    at: 0,
    gameNo,
    phase,
    endsAt: null,
    startedAt: null,
    point: null,
    hash: null,
    cutAt: null,
    players: { bets: 0, inside: 0, stake: 0n, paid: 0n },
    limitAt: null,
    limit: 0n,
  },
  own,
});

test('a bet waits until a game takes bets, and while the page is connected', async () => {
  const room = createStore<RoomView>(viewOf('running', 7));
  const opened = untilRoom(room, openGame);
  room.set({ ...viewOf('betting', 8), isConnected: false });
  room.set(viewOf('betting', 8));
  expect(await opened).toBe(8);
});

test('a run that is stopped waits for nothing any more', async () => {
  const room = createStore<RoomView>(viewOf('running', 7));
  const stopper = new AbortController();
  const opened = untilRoom(room, openGame, stopper.signal);
  stopper.abort();
  expect(await opened).toBeUndefined();
  expect(await untilRoom(room, openGame, stopper.signal)).toBeUndefined();
});

test('a bet is decided when it is cashed out or lost', () => {
  const cashed: CrashBet = { ...BET, state: 'cashed', cashedAt: 200, payout: 20_000n };
  expect(decidedBet(viewOf('running', 7, [BET]), BET)).toBeUndefined();
  expect(decidedBet(viewOf('running', 7, [cashed]), BET)).toBe(cashed);
});

test('a bet of which nothing was heard before the next game was missed', () => {
  expect(decidedBet(viewOf('ended', 7), BET)).toBeUndefined();
  expect(decidedBet(viewOf('betting', 8), BET)).toBe('missed');
});

const refusalOf = (code: string): ApiError => new ApiError({ code, message: '', value: null }, 409);

test('a bet that comes too late is for the next game, once the page knows that this one is closed', async () => {
  const room = createStore<RoomView>(viewOf('betting', 7));
  const onLate = vi.fn<() => void>();
  const isOver = vi.fn<() => void>();
  const work = takeInTime(() => Promise.reject(refusalOf('originals.betting_closed')), { room, onLate });
  const over = work.then(isOver);
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledOnce());
  room.set({ ...viewOf('betting', 7) });
  await Promise.resolve();
  expect(isOver).not.toHaveBeenCalled();
  room.set(viewOf('locked', 7));
  await over;
});

test('other refusals are told', async () => {
  const room = createStore<RoomView>(viewOf('betting', 7));
  const onLate = vi.fn<() => void>();
  const refusal = refusalOf('originals.too_many_bets');
  await expect(takeInTime(() => Promise.reject(refusal), { room, onLate })).rejects.toBe(refusal);
  expect(onLate).not.toHaveBeenCalled();
});
