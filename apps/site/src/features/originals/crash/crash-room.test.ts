import type { CrashBet, CrashState } from '@croupier/contract/games/crash-room.ts';
import { describe, expect, test } from 'vitest';
import { readAuto } from './auto-field.ts';
import { EMPTY_ROOM, roomAfter, sortedRows } from '../../../shared/crash-room/crash-room.ts';
import { createServerClock } from '../../../shared/crash-room/server-clock.ts';
import { betsOfSlots, leftAt } from './slot-bets.ts';

const state: CrashState = {
  at: 0,
  gameNo: 7,
  phase: 'running',
  endsAt: null,
  startedAt: 0,
  point: null,
  hash: null,
  cutAt: null,
  players: { bets: 0, inside: 0, stake: 0n, paid: 0n },
  limitAt: null,
  limit: 10n,
};
const row = (number: number, stake: bigint) => ({ row: number, name: 'a***', stake, cashedAt: null });
const bet = (id: string, change: Partial<CrashBet> = {}): CrashBet => ({
  id,
  gameNo: 7,
  stake: 10_000n,
  auto: 300,
  state: 'open',
  cashedAt: null,
  cashedMs: null,
  how: null,
  payout: 0n,
  ...change,
});

test('the room follows its messages: who joined, who left, how games ended', () => {
  let room = roomAfter(EMPTY_ROOM, { kind: 'snapshot', state, rows: [row(1, 5n)], last: [], own: [] });
  room = roomAfter(room, { kind: 'delta', state, joined: [row(2, 9n), row(3, 9n)], left: [] });
  room = roomAfter(room, {
    kind: 'delta',
    state,
    joined: [],
    left: [
      { row: 1, at: null },
      { row: 3, at: 150 },
    ],
  });
  expect(sortedRows(room.rows).map((one) => [one.row, one.cashedAt])).toEqual([
    [2, null],
    [3, 150],
  ]);
  const ended: CrashState = { ...state, phase: 'ended', point: 231 };
  for (let copies = 0; copies < 2; copies += 1)
    room = roomAfter(room, { kind: 'delta', state: ended, joined: [], left: [] });
  expect(room.last).toEqual([{ gameNo: 7, point: 231, isCut: false }]);
  room = roomAfter(room, { kind: 'own', bets: [bet('b'), bet('a')] });
  room = roomAfter(room, { kind: 'answer', betId: 'a', bet: bet('a', { state: 'cashed' }), code: null });
  expect(room.own.map((one) => [one.id, one.state])).toEqual([
    ['a', 'cashed'],
    ['b', 'open'],
  ]);
});

test('each part of the panel keeps its bet; after a reload bets find a place', () => {
  const own = [bet('a'), bet('b'), bet('c', { state: 'cancelled' }), bet('old', { gameNo: 6 })];
  const ids = (claims: Parameters<typeof betsOfSlots>[2]) =>
    betsOfSlots(own, 7, claims).map((one) => one?.id);
  expect(ids([undefined, undefined])).toEqual(['a', 'b']);
  expect(ids([undefined, 'a'])).toEqual(['b', 'a']);
  expect(ids(['c', undefined])).toEqual(['a', 'b']);
  expect(betsOfSlots(own, 8, ['a', 'b'])).toEqual([undefined, undefined]);
});

test.each([
  [{}, 299, undefined],
  [{}, 300, 300],
  [{ cashedAt: 150, state: 'cashed' as const }, 200, 150],
  [{ state: 'lost' as const }, 900, undefined],
])('a bet with %j at %i hundredths left at %s', (change, multiplier, left) => {
  expect(leftAt(bet('a', change), state, multiplier)).toBe(left);
});

test('the limit of the room comes before an automatic cash-out; before the start nobody has left', () => {
  expect(leftAt(bet('a'), { ...state, limitAt: 200 }, 250)).toBe(200);
  expect(leftAt(bet('a'), { ...state, phase: 'betting' }, 900)).toBeUndefined();
});

test.each([
  ['', null],
  ['2', 200],
  ['1.01', 101],
  ['2,5x', 250],
  ['1', undefined],
  ['1000000', 100_000_000],
  ['1000001', undefined],
  ['1.005', undefined],
  ['abc', undefined],
])('an automatic cash-out typed as %s is %s', (text, hundredths) => {
  expect(readAuto(text)).toBe(hundredths);
});

describe('the server’s clock', () => {
  test('is that of the fastest answer', () => {
    let now = 1_000;
    const clock = createServerClock(() => now);
    clock.heard(5_000);
    expect([clock.now(), clock.delayMs()]).toEqual([5_000, undefined]);
    now = 1_200;
    clock.answered(1_000, 5_150);
    expect([clock.now(), clock.delayMs()]).toEqual([5_250, 100]);
    now = 2_040;
    clock.answered(2_000, 6_020);
    now = 2_500;
    clock.answered(2_100, 9_999);
    expect([clock.now(), clock.delayMs()]).toEqual([6_500, 20]);
  });
});
