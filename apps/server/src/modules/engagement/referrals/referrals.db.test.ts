import type { Friend, ReferralWeek } from '@croupier/contract/referrals/referrals.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createContestsWorld, DAY, type ContestsWorld } from '../contests/testing/contests-world.ts';
import { siteCaller } from '../contests/testing/site-caller.ts';
import { minor } from '../promotions/testing/promotions-world.ts';
import { createReferrals, type Referrals } from './index.ts';

let world: ContestsWorld;
let referrals: Referrals;

beforeAll(async () => {
  world = await createContestsWorld();
  referrals = createReferrals({
    ...(world.deps as unknown as Parameters<typeof createReferrals>[0]),
    promotions: world.promotions,
    loyalty: { awardBadge: () => Promise.resolve(true) },
    members: {
      lock: async (tx, merchantId, memberId) => {
        await sql`select from members where merchant_id = ${merchantId} and id = ${memberId} for update`.execute(
          tx,
        );
        return undefined;
      },
    },
  });
  world.promotions.hooks.friends.push(referrals.invited);
  await world.publish({
    kind: 'referral',
    trigger: { on: 'play' },
    who: [
      { is: 'verified', what: 'mobile' },
      { is: 'deposits', min: 1, amount: '20', window: { unit: 'ever' } },
      { is: 'played', class: null, min: '50', window: { unit: 'ever' } },
    ],
    rewards: [
      { kind: 'cash', playThrough: false, amount: { by: 'fixed', amount: '10' } },
      {
        kind: 'cash',
        playThrough: false,
        amount: { by: 'percent', base: 'friendEdge', bps: 1_000, from: '0', min: '0', max: null },
      },
    ],
  });
});
afterAll(() => world.close());

const as = (memberId: string, merchantId = world.merchantId) =>
  siteCaller([referrals.routes], { merchantId, memberId });
const codeOf = async (memberId: string): Promise<string> =>
  (await as(memberId)<{ code: string }>('referral')).code;
const invite = (code: string) =>
  referrals.invitation(world.db, { merchantId: world.merchantId, codeKey: code.toLowerCase() });
/** A friend who registers with a code. */
const join = async (code: string): Promise<string> => {
  const memberId = await world.open();
  const found = await invite(code);
  await world.db.transaction().execute((tx) =>
    referrals.place(tx, {
      merchantId: world.merchantId,
      id: memberId,
      invitedBy: found?.invitedBy,
      at: world.clock.now(),
    } as Parameters<Referrals['place']>[1]),
  );
  return memberId;
};
const verify = (memberId: string) =>
  world.tamper(sql`update members set mobile_verified_at = ${world.clock.now()} where id = ${memberId}`);
const deposit = (memberId: string, amount: string) =>
  world.tamper(sql`insert into deposits (merchant_id, id, member_id, method_id, account_id, currency, reference, asked_minor,
      received_minor, state, created_at, changed_at, expires_at, credited_at)
    values (${world.merchantId}, ${newId()}, ${memberId}, 'card', ${newId()}, 'THB', ${newId()}, ${minor(amount)},
      ${minor(amount)}, 'credited', now(), now(), now(), now())`);
const payee = (memberId: string, name: string) =>
  world.tamper(sql`update members set payee_name = ${name} where id = ${memberId}`);
const friendsOf = async (memberId: string) =>
  (await as(memberId)<{ items: Friend[] }>('referralFriends', { query: { pageNum: 1, pageSize: 20 } })).items;
const grantsOf = async (memberId: string): Promise<bigint> => {
  const { rows } = await sql<{
    cost: bigint;
  }>`select coalesce(sum(cost_minor), 0)::int8 as cost from promotion_grants
    where merchant_id = ${world.merchantId} and member_id = ${memberId}`.execute(world.db);
  return rows[0]?.cost ?? 0n;
};

test('a friend qualifies by deposit, play and a proved number, and comes under the referrer’s agent', async () => {
  const [agent, referrer] = await Promise.all([world.open(), world.open()]);
  await world.tamper(sql`update members set upline_id = ${agent} where id = ${referrer}`);
  const code = await codeOf(referrer);
  expect(await codeOf(referrer)).toBe(code);
  expect(await invite(code)).toMatchObject({ memberId: agent, invitedBy: { memberId: referrer } });
  expect(await invite('NOBODY22')).toBeUndefined();

  const friend = await join(code);
  await referrals.advance();
  expect(await friendsOf(referrer)).toMatchObject([
    { state: 'going', steps: { verified: false, deposited: false, played: false }, playedBps: 0 },
  ]);
  // Nothing by which the friend could be found.
  expect(JSON.stringify((await friendsOf(referrer)).map(({ name }) => name))).not.toContain(friend);
  await deposit(friend, '19');
  await verify(friend);
  await world.play(world.merchantId, friend, minor('25'), 0n);
  await world.sealSlot();
  await referrals.advance();
  expect(await friendsOf(referrer)).toMatchObject([
    { state: 'going', steps: { verified: true, deposited: false }, playedBps: 5_000 },
  ]);
  await deposit(friend, '1');
  await world.play(world.merchantId, friend, minor('25'), 0n);
  await world.sealSlot();
  await Promise.all([referrals.advance(), referrals.advance()]);
  expect(await friendsOf(referrer)).toMatchObject([{ state: 'qualified' }]);
  expect([await grantsOf(referrer), await grantsOf(friend)]).toEqual([minor('10'), minor('10')]);
});

test('whoever invites himself, or comes too late, qualifies nobody', async () => {
  const referrer = await world.open();
  const code = await codeOf(referrer);
  const [myself, late] = [await join(code), await join(code)];
  await payee(referrer, 'Somchai  Jaidee');
  await payee(myself, 'somchai jaidee');
  for (const memberId of [myself, late]) {
    await verify(memberId);
    await deposit(memberId, '100');
  }
  await world.play(world.merchantId, myself, minor('60'), 0n);
  await world.sealSlot();
  await referrals.advance();
  const states = async () => (await friendsOf(referrer)).map(({ state }) => state).toSorted();
  expect(await states()).toEqual(['going', 'refused']);
  world.clock.advance(31 * DAY);
  await referrals.advance();
  expect(await states()).toEqual(['late', 'refused']);
  expect(await grantsOf(referrer)).toBe(0n);
  // A member cannot be his own friend at all.
  const own = await invite(code);
  await expect(
    world.db.transaction().execute((tx) =>
      referrals.place(tx, {
        merchantId: world.merchantId,
        id: referrer,
        invitedBy: own?.invitedBy,
        at: world.clock.now(),
      } as Parameters<Referrals['place']>[1]),
    ),
  ).rejects.toThrow(/referrals_check/);
});

test('a part of the edge of friends’ play is collected once, week by week', async () => {
  const [referrer, stranger] = await Promise.all([world.open(), world.open()]);
  const friend = await join(await codeOf(referrer));
  await verify(friend);
  await deposit(friend, '100');
  await world.play(world.merchantId, friend, minor('50'), 0n);
  await world.sealSlot();
  await referrals.advance();
  await world.play(world.merchantId, friend, minor('950'), minor('900'));
  await world.sealSlot();
  type Earnings = { weeks: ReferralWeek[]; collectable: bigint };
  const earnings = () => as(referrer)<Earnings>('referralEarnings');
  // 2 % of 1,000.00 is kept by a game without a known return; a tenth of it is earned.
  expect(await earnings()).toMatchObject({
    weeks: [{ isOver: false, edge: minor('20'), amount: minor('2'), bps: 1_000, friends: 1 }],
    collectable: 0n,
  });
  const collect = (memberId = referrer) =>
    as(memberId)<{ amount: bigint }>('collectReferral').then(
      ({ amount }) => amount,
      (error: unknown) => (error as { code: string }).code,
    );
  expect(await collect()).toBe('referrals.nothing');
  world.clock.advance(7 * DAY);
  await world.sealSlot();
  await referrals.advance();
  await referrals.advance();
  expect((await earnings()).collectable).toBe(minor('2'));
  const before = await world.mainOf(referrer);
  const answers = await Promise.all([collect(), collect(), collect(stranger)]);
  expect(answers.map(String).toSorted()).toEqual([
    String(minor('2')),
    'referrals.nothing',
    'referrals.nothing',
  ]);
  expect((await world.mainOf(referrer)) - before).toBe(minor('2'));
  expect((await earnings()).collectable).toBe(0n);
  expect(await friendsOf(stranger)).toEqual([]);
});
