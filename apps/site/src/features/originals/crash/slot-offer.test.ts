import type { CrashBet, CrashState } from '@croupier/contract/games/crash-room.ts';
import { expect, test, vi } from 'vitest';
import { slotOffer, type SlotMoment } from './slot-offer.ts';
import type { Slot } from './use-slot.ts';

const slotOf = (change: Partial<Slot> = {}): Slot => ({
  betId: undefined,
  queued: undefined,
  isBusy: false,
  trouble: undefined,
  place: vi.fn<Slot['place']>(),
  queue: vi.fn<Slot['queue']>(),
  cancel: vi.fn<Slot['cancel']>(),
  cashOut: vi.fn<Slot['cashOut']>(),
  ...change,
});

const BET: CrashBet = {
  id: 'bet',
  gameNo: 7,
  stake: 10_000n,
  auto: 200,
  state: 'open',
  cashedAt: null,
  cashedMs: null,
  how: null,
  payout: 0n,
};
const WISH = { stake: 10_000n, auto: null };

const stateIn = (phase: CrashState['phase']): CrashState => ({
  at: 0,
  gameNo: 7,
  phase,
  endsAt: null,
  startedAt: null,
  point: null,
  hash: null,
  cutAt: null,
  players: { bets: 1, inside: 1, stake: 10_000n, paid: 0n },
  limitAt: null,
  limit: 10_000_000n,
});

const offer = (phase: CrashState['phase'], change: Partial<SlotMoment> = {}) =>
  slotOffer({
    slot: slotOf(),
    bet: undefined,
    wish: WISH,
    view: { state: stateIn(phase), isConnected: true },
    multiplier: 100,
    ...change,
  });

test('without a bet it places one, or queues it for the next round', () => {
  const slot = slotOf();
  offer('betting', { slot }).act?.();
  expect(slot.place).toHaveBeenCalledExactlyOnceWith(WISH);
  offer('running', { slot }).act?.();
  expect(slot.queue).toHaveBeenCalledExactlyOnceWith(WISH);
  expect(offer('betting').text).toBe('bet');
  expect(offer('locked').text).toBe('betNext');
});

test('it does nothing with a mistake in the fields, while an answer is awaited, or without a connection', () => {
  expect(offer('betting', { wish: undefined }).act).toBeUndefined();
  expect(offer('betting', { slot: slotOf({ isBusy: true }) }).act).toBeUndefined();
  expect(offer('closed').act).toBeUndefined();
  const view = { state: stateIn('betting'), isConnected: false };
  expect(offer('betting', { view }).act).toBeUndefined();
});

test('a bet is cancelled before the start and cashed out after it', () => {
  const slot = slotOf();
  const cancel = offer('betting', { slot, bet: BET });
  expect(cancel).toMatchObject({ text: 'cancel', amount: 10_000n });
  cancel.act?.();
  expect(slot.cancel).toHaveBeenCalledExactlyOnceWith(BET);
  expect(offer('locked', { bet: BET })).toEqual({ text: 'inRound' });
  expect(offer('running', { bet: BET, multiplier: 100 })).toEqual({ text: 'inRound' });
  const cashOut = offer('running', { slot, bet: BET, multiplier: 150 });
  expect(cashOut).toMatchObject({ text: 'cashOut', amount: 15_000n });
  cashOut.act?.();
  expect(slot.cashOut).toHaveBeenCalledExactlyOnceWith(BET);
  expect(offer('running', { slot: slotOf({ isBusy: true }), bet: BET, multiplier: 150 })).toEqual({
    text: 'cashingOut',
  });
});

test('once its automatic cash-out is due, a bet makes room for the next', () => {
  expect(offer('running', { bet: BET, multiplier: 200 }).text).toBe('betNext');
  const slot = slotOf({ queued: WISH });
  const queued = offer('running', { slot, bet: BET, multiplier: 200 });
  expect(queued.text).toBe('betQueued');
  queued.act?.();
  expect(slot.queue).toHaveBeenCalledExactlyOnceWith(undefined);
});
