import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { addPoints, addXp } from './points/giving.usecases.ts';
import { createLoyaltyWorld, level } from './testing/loyalty-world.ts';

const MERCHANT = 'croupier';
const ONE = 10_000n;
const PPM = 1_000_000n;

type World = Awaited<ReturnType<typeof createLoyaltyWorld>>;
let world: World;
let player = '';
beforeEach(async () => {
  world = await createLoyaltyWorld();
  player = await world.newMember(MERCHANT);
});
afterEach(async () => {
  expect(await world.breaches()).toEqual([]);
  expect((await world.wallet.audit()).findings).toEqual([]);
  await world.close();
});

const rate = (pointsPpm: bigint, atLevel = 0, xpPpm = PPM) => ({
  class: 'rng',
  level: atLevel,
  pointsPpm,
  xpPpm,
});
const play = (stakeMinor: bigint) => world.play(MERCHANT, player, stakeMinor, 0n);

test('play earns points at the rate, posted once however often jobs run', async () => {
  await world.setRates([rate(333_333n)]);
  await play(ONE);
  await play(2n * ONE);
  await world.seal();
  await Promise.all([world.accrue(), world.accrue()]);
  expect(await world.member(player)).toMatchObject({ earned: 3n * ONE * 333_333n, xp: 3n * ONE * PPM });
  expect(await world.pointsOf(player)).toBe(0n);
  await Promise.all([world.post(), world.post()]);
  await world.post();
  expect(await world.pointsOf(player)).toBe(9_900n);
  await play(1_000n * ONE);
  await world.seal();
  await world.accrue();
  await world.post();
  // What was below a hundredth of a point is not lost.
  expect(await world.pointsOf(player)).toBe(3_343_300n);
  expect(await world.member(player)).toMatchObject({ postings: 2 });
});

test('rates hold from their period on, and without a sheet nothing is earned', async () => {
  await play(ONE);
  await world.seal();
  await world.setRates([rate(PPM)]);
  await world.setRates([rate(5n * PPM)], world.periodNow() + 1);
  await play(ONE);
  await world.seal();
  await play(ONE);
  await world.seal();
  await world.accrue();
  await world.post();
  expect(await world.pointsOf(player)).toBe(6n * ONE);
});

test('a correction takes back exactly what its round brought; what is below zero waits', async () => {
  await world.setRates([rate(123_457n)]);
  const round = await play(7n * ONE + 3n);
  await world.seal();
  await world.accrue();
  await world.post();
  const before = await world.pointsOf(player);
  await world.correct(round, { validBetMinor: 0n });
  await world.seal();
  await world.accrue();
  await world.post();
  expect(await world.member(player)).toMatchObject({ earned: 0n, xp: 0n });
  expect(await world.pointsOf(player)).toBe(before);
  await play(7n * ONE);
  await world.seal();
  await world.accrue();
  await world.post();
  expect(await world.pointsOf(player)).toBe(before);
  await play(7n * ONE);
  await world.seal();
  await world.accrue();
  await world.post();
  expect(await world.pointsOf(player)).toBe(17_200n);
});

test('experience raises the level, with an event for each one, and the next play has its rate', async () => {
  await world.setLevels([level(0, 0n), level(1, 10n * ONE), level(2, 20n * ONE), level(3, 500n * ONE)]);
  await world.setRates([rate(PPM), rate(2n * PPM, 1), rate(3n * PPM, 2)]);
  await play(25n * ONE);
  await world.seal();
  await world.accrue();
  expect(await world.member(player)).toMatchObject({ level: 2, earned: 25n * ONE * PPM });
  expect(world.events.map(({ type, payload }) => [type, payload['from'], payload['level']])).toEqual([
    ['vip.levelled_up', 0, 1],
    ['vip.levelled_up', 1, 2],
  ]);
  await play(10n * ONE);
  await world.seal();
  await world.accrue();
  expect(await world.member(player)).toMatchObject({ level: 2, earned: 55n * ONE * PPM });
  const gift = {
    merchantId: MERCHANT,
    memberId: player,
    id: newId(),
    xpMinor: 465n * ONE,
    reference: newId(),
  };
  for (let times = 0; times < 2; times += 1)
    await world.db.transaction().execute((tx) => addXp(world.deps, tx, gift));
  // Above the highest level of the sheet, its rates go on.
  await play(ONE);
  await world.seal();
  await world.accrue();
  expect(await world.member(player)).toMatchObject({ level: 3, earned: 58n * ONE * PPM });
  expect(world.events).toHaveLength(3);
});

test('points that are given are there at once, and once', async () => {
  const gift = {
    merchantId: MERCHANT,
    memberId: player,
    id: newId(),
    pointsMinor: 50n * ONE,
    code: 'promotion' as const,
    reference: newId(),
  };
  for (let times = 0; times < 2; times += 1)
    await world.wallet.transaction((tx) => addPoints(world.deps, tx, gift));
  expect(await world.pointsOf(player)).toBe(50n * ONE);
});
