import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import { expect, test } from 'vitest';
import { loweredToRoom } from './lower-to-room.ts';

const family = lotteryFamily('thai/1');
const bet = (play: string, pick: string, line: bigint) => {
  const found = family && findPlay(family, play);
  if (!found) throw new Error(`no play ${play}`);
  return { play: found, bet: { play, pick, line, group: 1_800, priceBps: 10_000 } };
};
const STEPS = { stepMinor: 10_000n, minBetMinor: 10_000n };
// A line of 1.00 wins 90.00.
const roomFor = (lines: bigint) => ({ market: '2bot', cell: '42', roomMinor: lines * 900_000n + 5n });

test('bets on a full number are lowered to what may still be won, others stay', () => {
  const bets = [bet('2bot', '42', 300_000n), bet('2bot', '17,42', 100_000n), bet('2bot', '17', 70_000n)];
  const lines = (room: bigint) => loweredToRoom(bets, roomFor(room), STEPS)?.map(({ line }) => line);
  expect(lines(20n)).toEqual([150_000n, 50_000n, 70_000n]);
  expect(lines(39n)).toEqual([290_000n, 90_000n, 70_000n]);
});

test('nothing is offered where the rest would be no bet', () => {
  const bets = [bet('2bot', '42', 300_000n)];
  expect(loweredToRoom(bets, roomFor(0n), STEPS)).toBeUndefined();
  expect(loweredToRoom(bets, roomFor(3n), { ...STEPS, minBetMinor: 50_000n })).toBeUndefined();
  expect(loweredToRoom(bets, { ...roomFor(3n), market: '2top' }, STEPS)).toBeUndefined();
});
