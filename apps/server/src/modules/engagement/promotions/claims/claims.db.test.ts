import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createPromotionsWorld, minor } from '../testing/promotions-world.ts';
import { createCatalogue } from '../versions/catalogue.usecases.ts';
import { runSchedules } from '../runs/schedules.usecases.ts';
import { deliverDue, expireDue } from '../runs/upkeep.usecases.ts';
import { createClaims } from './claiming.usecases.ts';
import { createCoupons, normalCode } from './coupons.usecases.ts';
import { createFire } from './events.usecases.ts';
import { createRewards } from './rewards.usecases.ts';
import { findSignals } from '../signals/finding.usecases.ts';
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

describe('signals', () => {
  const HOUR = 60 * 60_000;
  const waiting = async (memberId: string): Promise<string> => {
    const { id } = await world.publish({});
    await world.tamper(sql`insert into promotion_grants (merchant_id, id, promotion_id, version, member_id, window_key, state,
        rewards, because, cost_minor, created_at)
      values (${world.merchantId}, gen_random_uuid(), ${id}, 1, ${memberId}, 'signal', 'issued', '[]', '[]', 0,
        ${world.clock.now()})`);
    return id;
  };
  const stateOf = async (memberId: string, promotionId: string) => {
    const { rows } = await sql<{ state: string; remark: string | null }>`
      select state, remark from promotion_grants where merchant_id = ${world.merchantId} and member_id = ${memberId}
        and promotion_id = ${promotionId}`.execute(world.db);
    return [rows[0]?.state, rows[0]?.remark];
  };
  const found = async (memberId: string) => {
    const { rows } = await sql<{ kind: string; facts: unknown[] }>`
      select kind, facts from promotion_signals where merchant_id = ${world.merchantId}
        and ${memberId}::uuid = any(member_ids)`.execute(world.db);
    return rows;
  };

  test('tell of pairs whose bets cancel each other out, not of those that only play the same game', async () => {
    const [one, other, honest] = [await world.open(), await world.open(), await world.open()];
    const held = await waiting(one);
    for (const memberId of [other, honest]) await waiting(memberId);
    for (let slot = 0; slot < 3; slot += 1) {
      const wins = slot % 2 === 0;
      await world.play(world.merchantId, one, minor('100'), wins ? minor('199') : 0n);
      await world.play(world.merchantId, other, minor('100'), wins ? 0n : minor('199'));
      await world.play(world.merchantId, honest, minor('100'), minor('97'));
      world.clock.advance(300_000);
    }
    world.clock.advance(300_000);
    await world.wallet.sealPeriods(world.clock.now());
    await world.figures.fold();
    await findSignals(parts);
    await findSignals(parts);
    const facts = [
      { key: 'game', text: 'reels' },
      { key: 'slots', count: 3 },
      { key: 'stakes', amount: '600.0000' },
      { key: 'net', amount: '-3.0000' },
    ];
    for (const memberId of [one, other])
      expect(await found(memberId)).toEqual([{ kind: 'opposite_bets', facts }]);
    expect(await found(honest)).toEqual([]);
    expect(await stateOf(one, held)).toEqual(['review', 'signal.opposite_bets']);
  });

  test('tell of members who brought themselves', async () => {
    const [referrer, friend, stranger] = [await world.open(), await world.open(), await world.open()];
    const held = await waiting(referrer);
    const browser = newId();
    for (const [memberId, mark] of [
      [referrer, browser],
      [friend, browser],
      [stranger, newId()],
    ] as const)
      await world.tamper(sql`insert into sessions (merchant_id, id, token_hash, kind, account_id, created_at, last_seen_at,
          expires_at, ip, user_agent, confirmed_at, browser)
        values (${world.merchantId}, gen_random_uuid(), ${randomBytes(32)}, 'member', ${memberId}, ${world.clock.now()},
          ${world.clock.now()}, ${world.clock.now()}, '', '', ${world.clock.now()}, ${mark})`);
    for (const memberId of [friend, stranger])
      await world.tamper(sql`insert into referrals (merchant_id, member_id, referrer_id, code, registered_at)
        values (${world.merchantId}, ${memberId}, ${referrer}, 'CODE', ${world.clock.now()})`);
    await findSignals(parts);
    expect(await found(friend)).toMatchObject([{ kind: 'self_referral' }]);
    expect(await found(stranger)).toEqual([]);
    expect(await stateOf(referrer, held)).toEqual(['review', 'signal.self_referral']);
  });

  test('tell of many claims in an hour, and of withdrawals without play', async () => {
    const [hasty, patient, idle, player] = await Promise.all(Array.from({ length: 4 }, world.open));
    const at = world.clock.now();
    const claimed = (memberId: string | undefined, count: number, cost = 0n) =>
      world.tamper(sql`insert into promotion_grants (merchant_id, id, promotion_id, version, member_id, window_key, state, rewards,
          because, cost_minor, created_at, claimed_at)
        select ${world.merchantId}, gen_random_uuid(), gen_random_uuid(), 1, ${memberId}, 'many', 'claimed', '[]', '[]', ${cost},
          ${new Date(at.getTime() - HOUR)}, ${at} from generate_series(1, ${count}::int)`);
    await claimed(hasty, 20);
    await claimed(patient, 19);
    for (const memberId of [idle, player]) {
      await claimed(memberId, 1, minor('30'));
      await world.tamper(sql`insert into withdrawals (merchant_id, id, member_id, method_id, beneficiary_id, currency,
          amount_minor, fee_minor, state, checks, requested_at, changed_at, reference)
        values (${world.merchantId}, gen_random_uuid(), ${memberId}, 'bank', gen_random_uuid(), 'THB', ${minor('150')}, 0,
          'review', '{}', ${at}, ${at}, ${newId()})`);
    }
    await world.play(world.merchantId, player ?? '', minor('30'), minor('30'));
    await world.play(world.merchantId, idle ?? '', minor('29'), minor('29'));
    await findSignals(parts);
    expect(await found(hasty ?? '')).toMatchObject([{ kind: 'claim_velocity' }]);
    expect(await found(patient ?? '')).toEqual([]);
    expect(await found(player ?? '')).toEqual([]);
    expect(await found(idle ?? '')).toMatchObject([
      {
        kind: 'under_wagering',
        facts: [
          { key: 'given', amount: '30.0000' },
          { key: 'played', amount: '29.0000' },
          { key: 'withdrawn', amount: '150.0000' },
        ],
      },
    ]);
  });
});
