import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { addPoints, addXp } from './points/giving.usecases.ts';
import { createLoyaltyWorld, level } from './testing/loyalty-world.ts';

const MERCHANT = 'croupier';
const ONE = 10_000n;
const PPM = 1_000_000n;
const DAY = 24 * 60 * 60_000;

type World = Awaited<ReturnType<typeof createLoyaltyWorld>>;
let world: World;
let player = '';
beforeEach(async () => {
  world = await createLoyaltyWorld();
  player = await world.newMember(MERCHANT);
});
afterEach(async () => {
  const { findings } = await world.wallet.audit();
  const breaches = [...(await world.breaches()), ...findings];
  await world.close();
  if (breaches.length > 0) throw new Error(JSON.stringify(breaches));
});

const rate = (pointsPpm: bigint, atLevel = 0, xpPpm = PPM) => ({
  class: 'rng',
  level: atLevel,
  pointsPpm,
  xpPpm,
});
const GIFT = newId();
const giveXp = (xpMinor: bigint, id = newId()) =>
  world.db.transaction().execute((tx) => {
    const gift = { merchantId: MERCHANT, memberId: player, id, xpMinor, reference: id };
    return addXp(world.deps, tx, gift);
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

test('what is ordered to count elsewhere has the rate of that period, once', async () => {
  await world.setRates([rate(PPM)]);
  await world.setRates([rate(3n * PPM)], world.periodNow() + 1);
  const played = world.periodNow();
  await play(10n * ONE);
  await world.seal();
  await play(ONE);
  await world.seal();
  await world.accrue();
  expect(await world.member(player)).toMatchObject({ earned: 13n * ONE * PPM });
  // 4.00 less in the period of the round, and as much more in that of its correction.
  const told = world.periodNow();
  await world.order({ told, counts: played, validBetMinor: -4n * ONE });
  await world.order({ told, counts: played + 1, validBetMinor: 4n * ONE });
  await world.seal();
  await Promise.all([world.accrue(), world.accrue()]);
  await world.seal();
  await world.accrue();
  expect(await world.member(player)).toMatchObject({ earned: 21n * ONE * PPM });
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
  for (let times = 0; times < 2; times += 1) await giveXp(465n * ONE, GIFT);
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

test('a quarter with too little play costs one level at most, two weeks after a warning', async () => {
  const keep = { keepMinor: 5n * ONE };
  await world.setLevels([level(0, 0n), level(1, 10n * ONE, keep), level(2, 20n * ONE, keep)]);
  await world.setRates([rate(PPM)]);
  await world.demote();
  await play(25n * ONE);
  await world.seal();
  await world.accrue();
  // The first quarter begins without a warning, because nobody could know of it.
  await world.review();
  expect(await world.member(player)).toMatchObject({ level: 2 });
  world.clock.advance(92 * DAY);
  await Promise.all([world.review(), world.review()]);
  expect(world.sent.map(({ kind, params }) => [kind, params?.['xp']])).toEqual([['vip_warning', '5']]);
  world.clock.advance(13 * DAY);
  await world.review();
  expect(await world.member(player)).toMatchObject({ level: 2 });
  world.clock.advance(2 * DAY);
  await Promise.all([world.review(), world.review()]);
  expect(await world.member(player)).toMatchObject({ level: 1 });
  expect(world.sent.map(({ kind }) => kind)).toEqual(['vip_warning', 'vip_lowered']);
  // One level is regained by what lies between the two, not at once.
  await giveXp(9n * ONE);
  expect(await world.member(player)).toMatchObject({ level: 1 });
  await giveXp(ONE);
  expect(await world.member(player)).toMatchObject({ level: 2 });
});

test('who plays within the two weeks keeps the level', async () => {
  await world.setLevels([level(0, 0n), level(1, 10n * ONE, { keepMinor: 5n * ONE })]);
  await world.setRates([rate(PPM)]);
  await world.demote();
  await play(10n * ONE);
  await world.seal();
  await world.accrue();
  await world.review();
  world.clock.advance(92 * DAY);
  await world.review();
  await giveXp(5n * ONE);
  world.clock.advance(15 * DAY);
  await world.review();
  expect(await world.member(player)).toMatchObject({ level: 1 });
  expect(world.sent.map(({ kind }) => kind)).toEqual(['vip_warning']);
});

test('any history of play, corrections and late jobs ends with the sum of what counts', async () => {
  await world.setLevels([level(0, 0n), level(1, 40n * ONE), level(2, 400n * ONE)]);
  await world.setRates([rate(123_457n), rate(333_331n, 1, 700_001n), rate(777_773n, 2, 400_009n)]);
  const others = await Promise.all([1, 2].map(() => world.newMember(MERCHANT)));
  const step = fc.record({
    who: fc.nat(2),
    // The second one around where sums change their type.
    stake: fc.oneof(fc.bigInt(1n, 60n * ONE), fc.bigInt(8_999_999_998n, 9_000_000_002n)),
    corrects: fc.boolean(),
    seals: fc.boolean(),
    posts: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      for (const { who, stake, corrects, seals, posts } of steps) {
        const memberId = [player, ...others][who] ?? player;
        const round = await world.play(MERCHANT, memberId, stake, 0n);
        if (seals) await world.seal();
        if (corrects) await world.correct(round, { validBetMinor: stake / 3n });
        if (posts) await Promise.all([world.accrue(), world.post(), world.accrue()]);
      }
      await world.seal();
      await world.accrue();
      await world.post();
      expect(await world.expected()).toEqual(await world.counted());
      expect(await world.breaches()).toEqual([]);
    }),
    { numRuns: 6 },
  );
});
