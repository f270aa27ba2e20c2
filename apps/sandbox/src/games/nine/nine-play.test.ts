import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseMoney } from '@croupier/contract/money.ts';
import { bookedBalance, createPlayground, type Playground } from '../testing/seats.ts';

let play: Playground;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  play = createPlayground();
});
afterEach(async () => {
  await play.close();
  vi.useRealTimers();
});

const enter = (options: Parameters<Playground['enter']>[1] = {}) => {
  const player = play.enter(play.gameOf('pvp', 'nine'), options);
  const rooms = player.read('rooms', 'rooms') as Array<{ id: string; ante: string }>;
  const sit = (index = 0) => player.say({ type: 'sit', room: rooms[index]?.id });
  return { ...player, rooms, sit };
};
const ofHand = (player: ReturnType<typeof enter>) =>
  player.read('table', 'hand') as { rake: string; pot: string };

test('players of two brands are in one pot; payouts and rake add up to it', async () => {
  const [anna, ben] = [enter({ account: 'aurum' }), enter({ account: 'lotus' })];
  await anna.sit(1);
  await ben.sit(1);
  expect(anna.last('table')?.['table']).toBe(ben.last('table')?.['table']);
  await vi.advanceTimersByTimeAsync(6_000);
  const { pot, rake } = ofHand(anna);
  expect(pot).toBe('100.0000');
  const units = [...anna.units(), ...ben.units()];
  expect(units).toHaveLength(2);
  const paid = units.reduce((sum, { payout }) => sum + payout, 0n);
  expect(paid + (parseMoney(rake) ?? 0n)).toBe(parseMoney(pot));
  for (const player of [anna, ben]) expect(player.balance()).toBe(bookedBalance(player));
});

test('an ante that cannot be paid gives the others theirs back', async () => {
  const [anna, ben] = [enter(), enter({ money: 10_000n })];
  await anna.sit(1);
  await ben.sit(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(anna.money()).toBe('1000.0000');
  expect(ben.money()).toBe('1.0000');
  expect(ben.last('table')).toMatchObject({
    chairs: [{ isBroke: false }, { isBroke: true }, null, null, null, null],
  });
});

test('whoever waits alone plays against the house seat until somebody comes', async () => {
  const anna = enter();
  await anna.sit();
  await vi.advanceTimersByTimeAsync(14_500);
  expect(anna.last('table')).toMatchObject({ phase: 'show', order: [0, -1] });
  expect(anna.balance()).toBe(bookedBalance(anna));
  const ben = enter();
  await ben.sit();
  await vi.advanceTimersByTimeAsync(13_000);
  expect(anna.last('table')).toMatchObject({ order: [0, 1] });
});

test('a seat is kept for a player who reloads, and given up after a while', async () => {
  const anna = enter({ name: 'anna' });
  await anna.sit(2);
  anna.leave();
  const again = enter({ name: 'anna', money: 0n });
  expect(again.last('table')).toMatchObject({
    chairs: [{ isYou: true, isAway: false }, null, null, null, null, null],
  });
  again.leave();
  const ben = enter();
  await ben.sit(2);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(ben.last('table')?.['chairs']).toEqual([
    null,
    expect.objectContaining({ isYou: true }),
    null,
    null,
    null,
    null,
  ]);
});

test('the hash of a hand is shown before it and fits the seed after it', async () => {
  const [anna, ben] = [enter(), enter()];
  await anna.sit();
  await ben.sit();
  const hash = anna.last('table')?.['hash'];
  await vi.advanceTimersByTimeAsync(6_000);
  const { createHash } = await import('node:crypto');
  const { seed } = anna.read('table', 'hand') as { seed: string };
  expect(createHash('sha256').update(seed).digest('hex')).toBe(hash);
});
