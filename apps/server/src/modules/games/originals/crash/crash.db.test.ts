import { crashMultiplierAt, crashThresholdMs } from '@croupier/fairplay/crash-curve.ts';
import { crashRules } from '@croupier/fairplay/crash-rules.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findGame } from './room/games.queries.ts';
import { createCrashWorld, SHOP, type CrashWorld } from './testing/crash-world.ts';
import { ONE } from '../testing/test-games.ts';

/** Ends at about 36×: whoever stays in until a later point may reach the limit of the room. */
const FAR_MS = 60_000;

let world: CrashWorld;

beforeAll(async () => {
  world = await createCrashWorld();
});
beforeEach(() => world.expireLease());
afterAll(() => world.close());

test('a game runs through its phases; a cash-out pays the multiplier of the moment it was read', async () => {
  const { lead, pass, openGameOf, until, bet, betId, addPlayer, balanceOf, findBet } = world;
  const leader = await lead();
  const { gameNo, endMs, point } = await openGameOf(leader, 8_000, FAR_MS);
  const [ann, bob, cid] = [
    await addPlayer(100n * ONE),
    await addPlayer(100n * ONE),
    await addPlayer(100n * ONE),
  ];
  const own = betId(await bet(ann, { gameNo }));
  const auto = betId(await bet(bob, { gameNo, auto: 110 }));
  const lost = betId(await bet(cid, { gameNo, auto: point + 1 }));
  expect(await balanceOf(ann)).toBe(90n * ONE);

  await until(leader, 'locked');
  expect(await bet(ann, { gameNo })).toMatchObject({ status: 'refused', code: 'originals.betting_closed' });
  expect((await leader.cashOut(ann.memberId, own)).code).toBe('originals.cash_out_too_early');
  await until(leader, 'running');
  expect((await leader.cashOut(ann.memberId, own)).code).toBe('originals.cash_out_too_early');
  await pass(leader, 5_000);
  expect((await leader.cashOut(bob.memberId, own)).code).toBe('originals.round_not_found');
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => leader.cashOut(ann.memberId, own)));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null]));
  const at = crashMultiplierAt(5_000);
  expect(answers[0]?.bet).toMatchObject({ state: 'cashed', cashedAt: at, cashedMs: 5_000, how: 'manual' });
  expect(await balanceOf(ann)).toBe(90n * ONE + (10n * ONE * BigInt(at)) / 100n);

  await until(leader, 'ended');
  expect(await findGame(world.db, { merchantId: SHOP, gameNo })).toMatchObject({ state: 'settled', point });
  expect(await findBet(auto)).toMatchObject({ state: 'won', cashedAt: 110, how: 'auto' });
  expect(await findBet(lost)).toMatchObject({ state: 'lost', cashedAt: null, payoutMinor: 0n });
  expect(await balanceOf(bob)).toBe(101n * ONE);
  // Repeated afterwards, the answer comes from the record.
  expect((await leader.cashOut(ann.memberId, own)).bet?.cashedAt).toBe(at);
  expect((await leader.cashOut(cid.memberId, lost)).code).toBe('originals.cashed_out_too_late');
  expect(endMs).toBeGreaterThan(5_000);
  const round = await world.rounds.findRound(world.db, { merchantId: SHOP, roundId: auto });
  expect(round && (await world.originals.replayMatches(round))).toBe(true);
  await leader.stop(async () => {});
});

test.each([
  ['before the end', -1, null],
  ['at the end', 0, 'originals.cashed_out_too_late'],
  ['after the end', 1, 'originals.cashed_out_too_late'],
])('a cash-out one millisecond %s', async (_, offset, code) => {
  const { lead, openGameOf, until, bet, betId, addPlayer, pass } = world;
  const leader = await lead();
  const { gameNo, endMs } = await openGameOf(leader, 2_000);
  const player = await addPlayer(10n * ONE);
  const id = betId(await bet(player, { gameNo }));
  await until(leader, 'running');
  // Ticks come every 50 ms, so none lies between the last one and the frame.
  const lastTick = endMs - 1 - ((endMs - 1) % 50);
  await pass(leader, lastTick);
  world.freeze(endMs + offset - lastTick);
  const answer = leader.cashOut(player.memberId, id);
  await until(leader, 'ended');
  expect(await answer).toMatchObject({ code });
  expect((await world.findBet(id))?.state).toBe(code === null ? 'cashed' : 'lost');
  await leader.stop(async () => {});
});

test('what is read after a gap counts as of the last punctual tick, also past the end', async () => {
  const { lead, openGameOf, until, bet, betId, addPlayer, pass } = world;
  const leader = await lead();
  const { gameNo, endMs } = await openGameOf(leader, 2_000);
  const player = await addPlayer(10n * ONE);
  const id = betId(await bet(player, { gameNo }));
  await until(leader, 'running');
  await pass(leader, 1_000);
  world.freeze(Math.min(endMs + 200, 1_900) - 1_000 > 200 ? Math.min(endMs + 200, 1_900) - 1_000 : 300);
  await leader.step();
  const answer = await leader.cashOut(player.memberId, id);
  expect(answer).toMatchObject({ code: null, bet: { cashedMs: 1_000, cashedAt: crashMultiplierAt(1_000) } });
  await leader.stop(async () => {});
});

test('bets: two per player, cancelled until the lock, repeated without effect, none at the lock', async () => {
  const { lead, openGameOf, bet, betId, addPlayer, balanceOf, until, lane, findBet } = world;
  const leader = await lead();
  const { gameNo } = await openGameOf(leader, 1_000);
  const player = await addPlayer(100n * ONE);
  const first = betId(await bet(player, { gameNo }));
  const second = betId(await bet(player, { gameNo }));
  expect(await bet(player, { gameNo })).toMatchObject({ code: 'originals.too_many_bets' });
  expect(await bet(player, { gameNo, id: first })).toMatchObject({ status: 'known' });
  expect(await bet(player, { gameNo, id: first, stakeMinor: ONE })).toMatchObject({
    code: 'originals.bet_mismatch',
  });
  const cancel = (id: string, memberId = player.memberId) =>
    lane.submit({ kind: 'cancel', merchantId: SHOP, id, gameNo, memberId, currency: 'EUR' });
  const other = await addPlayer(0n);
  expect(await cancel(first, other.memberId)).toMatchObject({ code: 'rounds.not_found' });
  expect(await cancel(first)).toMatchObject({ status: 'done' });
  expect(await cancel(first)).toMatchObject({ status: 'known' });
  expect(await balanceOf(player)).toBe(90n * ONE);
  const third = await bet(player, { gameNo });
  expect(third.status).toBe('done');
  expect(await bet(other, { gameNo })).toMatchObject({ code: 'wallet.insufficient_funds' });

  // Bets and cancellations race with the lock: each is in the game or not, never in between.
  const crowd = await Promise.all(Array.from({ length: 12 }, () => addPlayer(20n * ONE)));
  await world.pass(leader, crashRules.bettingMs - 100);
  world.freeze(150);
  const racing = crowd.map((one) => bet(one, { gameNo }));
  await leader.step();
  const outcomes = await Promise.all([...racing, cancel(second)]);
  for (const outcome of outcomes)
    expect(outcome.status === 'refused' ? outcome.code : outcome.status).toMatch(/done|betting_closed/);
  const stood = outcomes.flatMap((outcome) => (outcome.status === 'done' ? outcome.bet : []));
  expect((await cancel(second)).status === 'refused').toBe((await findBet(second))?.state === 'open');
  expect(leader.play()?.phase).toBe('locked');
  for (const { id, state } of stood)
    expect(leader.play()?.seats.find(id) !== undefined).toBe(state === 'open');
  await until(leader, 'ended');
  await leader.stop(async () => {});
});

test('a leader whose lease has run out can write nothing; the next one refunds or cuts', async () => {
  const { lead, takeOver, openGameOf, until, bet, betId, addPlayer, balanceOf, pass, expireLease, findBet } =
    world;
  const old = await lead();
  const { gameNo } = await openGameOf(old, 6_000);
  const player = await addPlayer(100n * ONE);
  const id = betId(await bet(player, { gameNo }));
  expect(await takeOver()).toBeUndefined();
  await expireLease();
  const next = await lead();
  // Before the start: the stake is back, and the same number is played again.
  expect(await balanceOf(player)).toBe(100n * ONE);
  expect((await findBet(id))?.state).toBe('refunded');
  // It learns that when it renews its lease.
  world.freeze(1_100);
  await old.step();
  await old.idle();
  expect(old.isLeading()).toBe(false);
  expect((await openGameOf(next, 0)).gameNo).toBe(gameNo);

  const [stays, takes] = [betId(await bet(player, { gameNo })), betId(await bet(player, { gameNo }))];
  await until(next, 'running');
  await pass(next, 3_010);
  expect((await next.cashOut(player.memberId, takes)).code).toBeNull();
  world.freeze(120);
  await expireLease();
  const third = await lead();
  const late = await next.cashOut(player.memberId, stays);
  // Not taken: the answer is what the record says.
  expect(late.bet).toMatchObject({ how: 'cut', cashedAt: crashMultiplierAt(3_000) });
  expect(next.isLeading()).toBe(false);
  const game = await findGame(world.db, { merchantId: SHOP, gameNo });
  expect(game).toMatchObject({ state: 'settled', cutReason: 'leader_lost', cutMs: 3_000 });
  expect(await findBet(stays)).toMatchObject({
    state: 'won',
    how: 'cut',
    cashedAt: crashMultiplierAt(3_000),
  });
  expect(await findBet(takes)).toMatchObject({ state: 'cashed', cashedMs: 3_010 });
  await third.stop(async () => {});
});

test('a planned stop ends the game first, or cuts it', async () => {
  const { lead, openGameOf, until, bet, betId, addPlayer, pass, findBet, balanceOf } = world;
  const leader = await lead();
  const { gameNo } = await openGameOf(leader, 3_000);
  const player = await addPlayer(10n * ONE);
  const id = betId(await bet(player, { gameNo }));
  await until(leader, 'running');
  await pass(leader, 1_000);
  await leader.stop(async () => {});
  expect(await findBet(id)).toMatchObject({ state: 'won', how: 'cut', cashedAt: crashMultiplierAt(1_000) });
  const again = await lead();
  const open = await openGameOf(again, 0);
  expect(open.gameNo).toBe(gameNo + 1);
  betId(await bet(player, { gameNo: open.gameNo, stakeMinor: ONE }));
  const before = await balanceOf(player);
  await again.stop(async () => {});
  expect(await balanceOf(player)).toBe(before + ONE);
});

test('the room limit cashes out everybody who is in at one multiplier', async () => {
  const { lead, openGameOf, until, bet, betId, addPlayer, findBet } = world;
  const leader = await lead({ limitOf: async () => 24n * ONE });
  // The limit belongs to the game, so the one that is left over is played first.
  await until(leader, 'ended');
  const { gameNo } = await openGameOf(leader, crashThresholdMs(121));
  const player = await addPlayer(100n * ONE);
  const bets = [betId(await bet(player, { gameNo })), betId(await bet(player, { gameNo }))];
  expect(await bet(await addPlayer(100n * ONE), { gameNo, stakeMinor: 13n * ONE })).toMatchObject({
    code: 'originals.room_full',
  });
  await until(leader, 'ended');
  for (const id of bets) expect(await findBet(id)).toMatchObject({ how: 'limit', cashedAt: 120 });
  await leader.stop(async () => {});
});

test('a voided round leaves the game', async () => {
  const { lead, openGameOf, until, bet, betId, addPlayer, findBet, balanceOf, wallet, rounds } = world;
  const leader = await lead();
  const { gameNo } = await openGameOf(leader, 2_000);
  const player = await addPlayer(10n * ONE);
  const id = betId(await bet(player, { gameNo, auto: 101 }));
  await wallet.transaction((tx) => rounds.void(tx, { ...player, id }));
  expect(await balanceOf(player)).toBe(10n * ONE);
  await until(leader, 'ended');
  expect((await findBet(id))?.state).toBe('voided');
  expect(await balanceOf(player)).toBe(10n * ONE);
  await leader.stop(async () => {});
});

test('with a bonus in play a cancelled bet returns each part, and a won one pays each its share', async () => {
  const { lead, openGameOf, until, bet, betId, addPlayer, giveBonus, lane } = world;
  const leader = await lead();
  const { gameNo, point } = await openGameOf(leader, 4_000, FAR_MS);
  const player = await addPlayer(4n * ONE);
  const { standing } = await giveBonus(player, 20n * ONE);
  const cancelled = betId(await bet(player, { gameNo }));
  expect(await standing()).toEqual([0n, 14n * ONE, 0n]);
  await lane.submit({ kind: 'cancel', ...player, id: cancelled, gameNo, currency: 'EUR' });
  expect(await standing()).toEqual([4n * ONE, 20n * ONE, 0n]);
  betId(await bet(player, { gameNo, auto: 110 }));
  betId(await bet(player, { gameNo, stakeMinor: 2n * ONE, auto: point + 1 }));
  expect(await standing()).toEqual([0n, 12n * ONE, 0n]);
  await until(leader, 'ended');
  expect(await standing()).toEqual([(44n * ONE) / 10n, (186n * ONE) / 10n, 12n * ONE]);
  await leader.stop(async () => {});
});
