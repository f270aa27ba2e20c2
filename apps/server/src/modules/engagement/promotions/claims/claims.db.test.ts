import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPromotionsWorld, minor } from '../testing/promotions-world.ts';
import { createCatalogue } from '../versions/catalogue.usecases.ts';
import { runSchedules } from '../runs/schedules.usecases.ts';
import { deliverDue, expireDue } from '../runs/upkeep.usecases.ts';
import { createClaims } from './claiming.usecases.ts';
import { createCoupons, normalCode } from './coupons.usecases.ts';
import { createFire } from './events.usecases.ts';
import { createRewards } from './rewards.usecases.ts';
import { insertCoupons } from './coupons.queries.ts';

type World = Awaited<ReturnType<typeof createPromotionsWorld>>;
let world: World;
let claims: ReturnType<typeof createClaims>;
let rewards: ReturnType<typeof createRewards>;
let parts: World['parts'];

beforeAll(async () => {
  world = await createPromotionsWorld();
  ({ parts } = world);
  claims = createClaims({ ...parts, catalogue: createCatalogue(parts) });
  rewards = createRewards(parts);
});
afterAll(() => world.close());

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? String(error);
const settled = (outcomes: PromiseSettledResult<unknown>[]) => ({
  done: outcomes.filter(({ status }) => status === 'fulfilled').length,
  refused: outcomes.flatMap((each) => (each.status === 'rejected' ? [codeOf(each.reason)] : [])),
});
const grantsOf = async (promotionId: string) => {
  const { rows } = await sql<{ n: number; paid: bigint }>`
    select count(*)::int as n, coalesce(sum(cost_minor), 0)::int8 as paid from promotion_grants
    where merchant_id = ${world.merchantId} and promotion_id = ${promotionId}`.execute(world.db);
  return rows[0];
};
const costOf = (promotionId: string) =>
  world.wallet.houseAccountBalance(world.db, {
    merchantId: world.merchantId,
    currency: 'THB',
    account: { owner: 'house', kind: 'bonus_cost', key: promotionId },
  });

test('fifty claims at once give one grant', async () => {
  const promotion = await world.publish({ trigger: { on: 'claim', window: 'day' } });
  const memberId = await world.open();
  const before = await world.mainOf(memberId);
  const other = createClaims({ ...parts, catalogue: createCatalogue(parts) });
  const member = { merchantId: world.merchantId, memberId };
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) => (index % 2 ? claims : other).claim(member, promotion.id)),
  );
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  expect((await world.mainOf(memberId)) - before).toBe(minor('10'));
  expect(await grantsOf(promotion.id)).toEqual({ n: 1, paid: minor('10') });
});

test('a budget for ten is exact with forty members in two processes, and the ledger agrees', async () => {
  const promotion = await world.publish({ budget: { amount: '100', whenShort: 'refuse' } });
  const other = createClaims({ ...parts, catalogue: createCatalogue(parts) });
  const members = await Promise.all(Array.from({ length: 40 }, world.open));
  const outcomes = await Promise.allSettled(
    members.map((memberId, index) =>
      (index % 2 ? claims : other).claim({ merchantId: world.merchantId, memberId }, promotion.id),
    ),
  );
  const { done, refused } = settled(outcomes);
  expect(done).toBe(10);
  expect(new Set(refused)).toEqual(new Set(['promotions.budget_spent']));
  expect(await grantsOf(promotion.id)).toEqual({ n: 10, paid: minor('100') });
  expect(await costOf(promotion.id)).toBe(-minor('100'));
});

test('claims while it is closed: each is given in full or refused', async () => {
  const promotion = await world.publish({});
  const members = await Promise.all(Array.from({ length: 20 }, world.open));
  const closing = sql`update promotions set state = 'ended' where merchant_id = ${world.merchantId}
    and id = ${promotion.id}`.execute(world.db);
  const outcomes = await Promise.allSettled(
    members.map((memberId) => claims.claim({ merchantId: world.merchantId, memberId }, promotion.id)),
  );
  await closing;
  const { done, refused } = settled(outcomes);
  expect(refused.every((code) => code === 'promotions.closed')).toBe(true);
  expect(await grantsOf(promotion.id)).toEqual({ n: done, paid: minor('10') * BigInt(done) });
  expect(await costOf(promotion.id)).toBe(-minor('10') * BigInt(done));
});

test('a reward of somebody else is not found, an expired one is not paid and gives its budget back', async () => {
  const promotion = await world.publish({
    trigger: { on: 'event', name: 'member.signed_in', nth: null, weekdays: [] },
    claimWithinDays: 1,
    budget: { amount: '100', whenShort: 'refuse' },
  });
  const fire = createFire({ ...parts, catalogue: createCatalogue(parts) });
  const [mine, theirs] = [await world.open(), await world.open()];
  const event = { merchantId: world.merchantId, name: 'member.signed_in', at: world.clock.now() } as const;
  for (let again = 0; again < 3; again += 1) await fire({ ...event, memberId: mine, key: '2026-05-01' });
  const { rows } = await sql<{ id: string }>`select id from promotion_grants
    where merchant_id = ${world.merchantId} and promotion_id = ${promotion.id}`.execute(world.db);
  expect(rows).toHaveLength(1);
  const id = rows[0]?.id ?? '';
  const merchantId = world.merchantId;
  await expect(rewards.claim({ merchantId, memberId: theirs }, id)).rejects.toMatchObject({
    code: 'promotions.grant_not_found',
  });
  world.clock.advance(25 * 60 * 60_000);
  await expect(rewards.claim({ merchantId, memberId: mine }, id)).rejects.toMatchObject({
    code: 'promotions.expired',
  });
  await expireDue(parts);
  await expireDue(parts);
  expect(await world.promotions.find({ merchantId, promotionId: promotion.id })).toMatchObject({
    grantedMinor: 0n,
  });
});

test('a code gives each use once, and wrong ones are limited', async () => {
  const promotion = await world.publish({ trigger: { on: 'code' } });
  const [key] = await parts.box.hashes(normalCode('SPRING-26'), world.merchantId);
  await world.db
    .transaction()
    .execute((tx) =>
      insertCoupons(tx, { merchantId: world.merchantId, promotionId: promotion.id, uses: 3, keys: [key] }),
    );
  const coupons = createCoupons({ ...parts, catalogue: createCatalogue(parts) });
  const members = await Promise.all(Array.from({ length: 6 }, world.open));
  const outcomes = await Promise.allSettled(
    members.map((memberId, index) =>
      coupons.redeem(
        { merchantId: world.merchantId, memberId },
        { code: 'spring 26', ip: `10.0.0.${index}` },
      ),
    ),
  );
  const { done, refused } = settled(outcomes);
  expect(done).toBe(3);
  expect(new Set(refused)).toEqual(new Set(['promotions.code_used']));
  const guesser = { merchantId: world.merchantId, memberId: await world.open() };
  const guesses: string[] = [];
  for (let guess = 0; guess < 8; guess += 1)
    await coupons
      .redeem(guesser, { code: `GUESS-${guess}`, ip: '10.1.1.1' })
      .catch((error: unknown) => guesses.push(codeOf(error)));
  expect(guesses.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'promotions.code_unknown'));
  expect(guesses.at(-1)).toBe('promotions.code_tries');
});

test('a weekly run pays each member once from sealed figures, whoever runs it', async () => {
  const promotion = await world.publish({
    trigger: { on: 'schedule', window: 'week', at: '00:00' },
    rewards: [
      {
        kind: 'cash',
        playThrough: false,
        amount: { by: 'percent', base: 'netLoss', bps: 1_000, from: '20', min: '0', max: null },
      },
    ],
    delivery: 'auto',
  });
  const [loser, winner] = [await world.open(), await world.open()];
  await world.play(world.merchantId, loser, minor('100'), minor('50'));
  await world.play(world.merchantId, winner, minor('100'), minor('150'));
  const before = await world.mainOf(loser);
  world.clock.advance(8 * 24 * 60 * 60_000);
  await world.wallet.sealPeriods(world.clock.now());
  await world.figures.fold();
  await Promise.all([runSchedules(parts), runSchedules(parts)]);
  await Promise.all([deliverDue(parts), deliverDue(parts)]);
  await runSchedules(parts);
  expect((await world.mainOf(loser)) - before).toBe(minor('5'));
  expect(await grantsOf(promotion.id)).toEqual({ n: 1, paid: minor('5') });
  expect(await costOf(promotion.id)).toBe(-minor('5'));
});

test('who is excluded or on trial gets nothing, and says why', async () => {
  const promotion = await world.publish({});
  const memberId = await world.open();
  await world.tamper(sql`insert into protection_exclusions (merchant_id, id, member_id, kind, starts_at, ends_at, by_kind, by_id)
    values (${world.merchantId}, gen_random_uuid(), ${memberId}, 'cool_off', ${world.clock.now()},
      ${new Date(world.clock.now().getTime() + 86_400_000)}, 'member', ${memberId})`);
  await expect(claims.claim({ merchantId: world.merchantId, memberId }, promotion.id)).rejects.toMatchObject({
    code: 'promotions.not_eligible',
  });
  expect(await grantsOf(promotion.id)).toEqual({ n: 0, paid: 0n });
});
