import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minesOf } from './testing/mines-play.ts';
import { createTestGames, ONE, type TestGames } from './testing/test-games.ts';

let house: TestGames;
let player: { merchantId: string; memberId: string };
beforeAll(async () => {
  house = await createTestGames();
});
beforeEach(async () => {
  player = await house.addPlayer(100n * ONE);
  house.setPace({ minRoundMs: 5_000, minSlotsRoundMs: 2_500 });
});
afterAll(() => house.close());

const TOO_SOON = { code: 'originals.too_soon', status: 409 };
const bet = (game: string, wanted: object, id: string = randomUUID()) =>
  house.originals.bet({ ...player, id, stakeMinor: ONE, game, bet: wanted });
const dice = (id?: string) => bet('dice', { direction: 'over', targetHundredths: 5_050 }, id);
const spin = () => bet('nine-lanterns', {});
const mines = () =>
  minesOf(house.originals).start({ ...player, id: randomUUID(), stakeMinor: ONE, mines: 3 });

test('a round that begins too soon is refused, moves nothing and uses no nonce', async () => {
  const first = randomUUID();
  await dice(first);
  const balance = await house.balanceOf(player);
  const { nextNonce } = await house.readSeeds(player);
  house.clock.advance(4_999);
  await expect(dice()).rejects.toMatchObject(TOO_SOON);
  await expect(mines()).rejects.toMatchObject(TOO_SOON);
  expect(await house.balanceOf(player)).toBe(balance);
  expect(await house.readSeeds(player)).toMatchObject({ nextNonce });
  // A repeated bet is no new round.
  expect(await dice(first)).toMatchObject({ roundId: first });
  house.clock.advance(1);
  await dice();
});

test('a round of several calls counts from its start, and its moves are free', async () => {
  const { roundId } = await mines();
  await minesOf(house.originals).open({ ...player, roundId, step: 0, field: 3 });
  await expect(dice()).rejects.toMatchObject(TOO_SOON);
  house.clock.advance(5_000);
  await dice();
});

test('slots have a time of their own', async () => {
  await spin();
  house.clock.advance(2_500);
  await spin();
  house.clock.advance(2_500);
  await expect(dice()).rejects.toMatchObject(TOO_SOON);
});

test('of bets placed at once one is taken', async () => {
  const outcomes = await Promise.allSettled([dice(), dice(), dice()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
