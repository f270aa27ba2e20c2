import type { Approval } from '@croupier/contract/access/approvals.ts';
import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import type { StoredDefinition } from '@croupier/contract/promotions/definition.ts';
import type { PromotionFile } from '@croupier/contract/promotions/promotions-desk.ts';
import type { DeskSignal } from '@croupier/contract/promotions/signals-desk.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createOperator } from '../../../../testing/operator-session.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { PLAIN } from '../testing/definitions.ts';

const MERCHANT = 'croupier';
const REASON = 'Agreed with marketing.';
const ONE = 10_000n;
const { promotionsDesk: desk, promotionSignals: signals, bonusDesk, approvals } = consoleApi;

let running: TestApp;
let owner = '';
let second = '';
let elsewhere = '';
beforeAll(async () => {
  running = await createTestApp();
  const open = async (merchants: readonly string[] | null) =>
    (await createOperator(running, 'owner', merchants)).token;
  [owner, second, elsewhere] = await Promise.all([open(null), open(null), open(['lotus'])]);
});
afterAll(() => running.close());

type Asked = { as?: string; id?: string; body?: object; query?: string };
type Answered<V> = { status: number; code: string | undefined; value: V };
const ask = async <V = Record<string, unknown>>(
  route: Route,
  { as = owner, id = '', body, query }: Asked = {},
): Promise<Answered<V>> => {
  const path = route.path.replace(':merchantCode', MERCHANT).replace(':id', id);
  const answer = await running.call(route, {
    console: true,
    token: as,
    path: query ? `${path}?${query}` : path,
    ...(body && { body }),
  });
  return { status: answer.status, code: answer.body.code, value: answer.body.value as V };
};
/** Decides a request as another person. */
const approve = async ({ id }: { id: string }, as = second) => {
  const { value } = await ask<{ approval: Approval }>(approvals.get, { id, as: second });
  const body = { payloadHash: value.approval.payloadHash, reason: REASON };
  return ask<Approval>(approvals.approve, { id, as, body });
};
const deliver = async (): Promise<void> => {
  while ((await running.app.outbox.deliverDue()) > 0);
  await sql`select 1 from outbox for share`.execute(running.database.db);
};
const runJob = (name: string) => running.app.modules.promotions.jobs.find((job) => job.name === name)?.run();

const TEXTS = { EN: { title: 'Spring gift', summary: '' } };
const draftOf = (changes: Partial<StoredDefinition>): StoredDefinition => ({ ...PLAIN, ...changes });
const create = async (changes: Partial<StoredDefinition>) => {
  const body = { slug: `p-${newId()}`, texts: TEXTS, draft: draftOf(changes) };
  const { value } = await ask<PromotionFile>(desk.create, { body });
  return value.id;
};
const askToPublish = (id: string, as = owner) =>
  ask<{ id: string; state: string }>(desk.publish, { id, as, body: { reason: REASON } });
const publish = async (changes: Partial<StoredDefinition>): Promise<string> => {
  const id = await create(changes);
  expect((await approve((await askToPublish(id)).value)).status).toBe(200);
  return id;
};
const fileOf = async (id: string) => (await ask(desk.get, { id })).value;
const claim = async (token: string, id: string) => {
  const { path } = siteApi.promotions.claim;
  const { body } = await running.call(siteApi.promotions.claim, { token, path: path.replace(':id', id) });
  return body;
};
const mainOf = async (memberId: string) => {
  const { main, bonus } = await running.app.modules.wallet.balanceOf(MERCHANT, memberId, 'EUR');
  return [main.amountMinor, bonus.amountMinor];
};
const grantsOf = async (memberId: string) => {
  const { rows } = await sql<{ id: string; state: string; remark: string | null; promotion: string }>`
    select id, state, remark, promotion_id as promotion from promotion_grants
    where merchant_id = ${MERCHANT} and member_id = ${memberId} order by created_at desc, id desc`.execute(
    running.database.db,
  );
  return rows;
};
const messagesOf = async (memberId: string) => {
  const { rows } = await sql<{ kind: string; params: Record<string, string> }>`
    select kind, params from messages where merchant_id = ${MERCHANT} and member_id = ${memberId}
      and kind not like 'welcome%' order by sequence`.execute(running.database.db);
  return rows;
};
const auditOf = async (subject: string) =>
  (await running.app.modules.audit.latest({ merchantId: MERCHANT, subject, limit: 9 })).map(
    ({ action }) => action,
  );

describe('a publication', () => {
  test('needs a second person, and what was asked for is what runs', async () => {
    const id = await create({ budget: { amount: '100', whenShort: 'refuse' } });
    const { token } = await running.register();
    expect((await claim(token, id)).code).toBe('promotions.not_found');
    const { value } = await askToPublish(id);
    expect(value.state).toBe('asked');
    expect((await askToPublish(id)).code).toBe('approvals.already_asked');
    expect(await fileOf(id)).toMatchObject({ state: 'draft', isAsked: true });
    expect((await approve(value, owner)).code).toBe('approvals.own_request');
    expect((await approve(value, elsewhere)).status).toBe(404);
    expect((await approve(value)).status).toBe(200);
    expect(await fileOf(id)).toMatchObject({ state: 'running', version: 1, isAsked: false, draft: null });
    expect((await claim(token, id)).success).toBe(true);

    // A higher budget is another version, and again of two persons.
    const draft = draftOf({ budget: { amount: '500', whenShort: 'refuse' } });
    await ask(desk.save, { id, body: { texts: TEXTS, draft } });
    expect(await fileOf(id)).toMatchObject({ version: 1, budget: '100.0000' });
    await approve((await askToPublish(id)).value);
    expect(await fileOf(id)).toMatchObject({ version: 2, budget: '500.0000', granted: '10.0000' });
    const { rows } = await sql`select asked_by, approved_by from promotion_versions
      where merchant_id = ${MERCHANT} and promotion_id = ${id} and (asked_by is null or asked_by = approved_by)`.execute(
      running.database.db,
    );
    expect(rows).toEqual([]);
    expect((await ask(desk.get, { id, as: elsewhere })).status).toBe(403);
  });

  test('of what was edited since is stale, and of what policy forbids is refused', async () => {
    const id = await create({});
    const { value } = await askToPublish(id);
    const draft = draftOf({ claimWithinDays: 3 });
    await ask(desk.save, { id, body: { texts: TEXTS, draft } });
    expect((await approve(value)).code).toBe('approvals.stale');
    expect(await fileOf(id)).toMatchObject({ state: 'draft', version: 0 });
    const freeRounds = {
      kind: 'freeRounds' as const,
      amount: { by: 'fixed' as const, amount: '20' },
      gameId: 'dice',
      stake: '0.2',
      days: 7,
    };
    const refused = await askToPublish(await create({ rewards: [freeRounds] }));
    expect(refused.code).toBe('promotions.policy');
  });

  test('is simulated before, which writes nothing', async () => {
    await running.register();
    const rows = async () =>
      (await sql`select 1 from promotion_grants where merchant_id = ${MERCHANT}`.execute(running.database.db))
        .rows.length;
    const before = await rows();
    const draft = draftOf({
      trigger: { on: 'event', name: 'member.registered', nth: null, weekdays: [] },
      budget: { amount: '15', whenShort: 'refuse' },
    });
    const { value } = await ask(desk.simulate, { body: { draft } });
    expect(value).toMatchObject({ recipients: 1, grants: 1, cost: '10.0000', isPartial: false });
    expect(value['spentAt']).not.toBeNull();
    expect(await rows()).toBe(before);
  });
});

const BONUS: Partial<StoredDefinition> = {
  rewards: [{ kind: 'bonus', amount: { by: 'fixed', amount: '30' } }],
  release: {
    times: 10,
    of: 'bonus',
    days: 7,
    startWithinDays: 7,
    maxBet: null,
    order: 'main_first',
    contributions: [],
    barred: [],
    convert: 'all',
    onWithdrawal: 'keep',
  },
  budget: { amount: '100', whenShort: 'refuse' },
};

describe('a revocation', () => {
  test('of a grant takes its bonus, not the main wallet, when a second person agrees', async () => {
    const id = await publish(BONUS);
    const { token, memberId } = await running.register();
    const [own = 0n] = await mainOf(memberId);
    await claim(token, id);
    expect(await mainOf(memberId)).toEqual([own, 30n * ONE]);
    const [grant] = await grantsOf(memberId);
    const body = { reason: 'Two accounts of one person.' };
    const asked = await ask<{ id: string }>(desk.revokeGrant, { id: grant?.id ?? '', body });
    expect((await approve(asked.value, owner)).code).toBe('approvals.own_request');
    expect(await mainOf(memberId)).toEqual([own, 30n * ONE]);
    expect((await approve(asked.value)).status).toBe(200);
    await deliver();
    expect(await mainOf(memberId)).toEqual([own, 0n]);
    expect((await grantsOf(memberId))[0]).toMatchObject({ state: 'revoked', remark: body.reason });
    expect(await fileOf(id)).toMatchObject({ granted: '0.0000' });
    expect(await messagesOf(memberId)).toMatchObject([
      { kind: 'reward_revoked', params: { promotion: 'Spring gift', remark: body.reason } },
    ]);
    expect(await auditOf(`grant:${grant?.id}`)).toEqual(['grant.revoked']);
    const again = await ask(desk.revokeGrant, { id: grant?.id ?? '', body });
    expect(again.code).toBe('promotions.already_decided');
  });

  test('of a bonus ends it, when a second person agrees', async () => {
    const id = await publish(BONUS);
    const { token, memberId } = await running.register();
    const [own = 0n] = await mainOf(memberId);
    await claim(token, id);
    const { rows } = await sql<{ id: string }>`select id from bonuses where member_id = ${memberId}`.execute(
      running.database.db,
    );
    const bonusId = rows[0]?.id ?? '';
    const revoke = () =>
      ask<{ id: string }>(bonusDesk.revoke, { id: bonusId, body: { key: newId(), reason: REASON } });
    const { value } = await revoke();
    expect((await approve(value, owner)).code).toBe('approvals.own_request');
    expect((await approve(value)).status).toBe(200);
    await deliver();
    expect(await mainOf(memberId)).toEqual([own, 0n]);
    expect((await grantsOf(memberId))[0]).toMatchObject({ state: 'claimed' });
    expect(await fileOf(id)).toMatchObject({ granted: '0.0000' });
    expect(await messagesOf(memberId)).toMatchObject([{ kind: 'bonus_revoked' }]);
    expect((await revoke()).code).toBe('bonuses.ended');
  });
});

describe('an application', () => {
  const APPLY: Partial<StoredDefinition> = {
    trigger: { on: 'apply' },
    rewards: [{ kind: 'cash', playThrough: false, amount: { by: 'operator', min: '1', max: '5000' } }],
  };
  let id = '';
  beforeAll(async () => {
    id = await publish(APPLY);
  });
  const apply = async (pictures = 0) => {
    const { token, memberId } = await running.register();
    const files = Array.from({ length: pictures }, () => newId());
    for (const fileId of files)
      await sql`insert into files (merchant_id, id, purpose, uploaded_by, uploader, state, sha256, key_id, width, height,
          bytes, uploaded_at)
        values (${MERCHANT}, ${fileId}, 'activity', ${memberId}, 'member', 'stored', ${Buffer.alloc(32, fileId)}, 'k', 1,
          1, 1, now())`.execute(running.database.db);
    const { path } = siteApi.promotions.apply;
    const answer = await running.call(siteApi.promotions.apply, {
      token,
      path: path.replace(':id', id),
      body: { comment: 'My win of <b>today</b>', pictures: files },
    });
    expect(answer.body.success).toBe(true);
    const { rows } = await sql<{
      id: string;
    }>`select id from applications where member_id = ${memberId}`.execute(running.database.db);
    return { token, memberId, applicationId: rows[0]?.id ?? '', files };
  };
  const grant = (applicationId: string, amount: string) =>
    ask<{ id: string; state: string }>(desk.grantApplication, {
      id: applicationId,
      body: { amount, reason: REASON },
    });

  test('is granted alone below the line, by two persons from there on, and its member is told', async () => {
    const [small, large] = [await apply(), await apply()];
    expect((await grant(small.applicationId, '999.99')).value.state).toBe('done');
    expect(await messagesOf(small.memberId)).toMatchObject([
      {
        kind: 'application_granted',
        params: { promotion: 'Spring gift', amount: '999.9900', currency: 'EUR' },
      },
    ]);
    expect((await grant(large.applicationId, '5000.01')).code).toBe('promotions.amount_outside');
    const { value } = await grant(large.applicationId, '1000');
    expect(value.state).toBe('asked');
    expect(await messagesOf(large.memberId)).toEqual([]);
    expect((await approve(value, owner)).code).toBe('approvals.own_request');
    expect((await approve(value)).status).toBe(200);
    expect(await messagesOf(large.memberId)).toMatchObject([{ kind: 'application_granted' }]);
    expect((await grantsOf(large.memberId)).find(({ promotion }) => promotion === id)?.state).toBe('issued');
  });

  test('is rejected with words that its member reads, and its pictures are gone 90 days later', async () => {
    const { memberId, applicationId, files, token } = await apply(2);
    const body = { remark: 'The picture is too dark to read.' };
    expect((await ask(desk.rejectApplication, { id: applicationId, body })).status).toBe(200);
    expect(await messagesOf(memberId)).toMatchObject([
      { kind: 'application_rejected', params: { remark: body.remark } },
    ]);
    const shown = async () => {
      const { value } = await ask<{ items: Array<Record<string, unknown>> }>(desk.applications, {
        query: 'decided=1',
      });
      return value.items.find((item) => item['id'] === applicationId);
    };
    const decided = (days: number) =>
      sql`update applications set decided_at = now() - make_interval(days => ${days}) where id = ${applicationId}`.execute(
        running.database.db,
      );
    await decided(89);
    await runJob('promotions-pictures');
    expect(await shown()).toMatchObject({ pictures: files, picturesErasedAt: null });
    await decided(91);
    await runJob('promotions-pictures');
    await runJob('promotions-pictures');
    expect(await shown()).toMatchObject({ pictures: [], picturesErasedAt: expect.any(String) });
    expect(
      (await auditOf(`application:${applicationId}`)).filter((action) => action.includes('pictures')),
    ).toEqual(['application.pictures_erased']);
    const { rows } =
      await sql`select 1 from files where id = any(${files}::uuid[]) and state <> 'removing'`.execute(
        running.database.db,
      );
    expect(rows).toEqual([]);
    const { path } = siteApi.promotions.get;
    const inbox = await running.call(siteApi.messages.list, {
      token,
      path: `${siteApi.messages.list.path}?pageNum=1&pageSize=5`,
    });
    expect(inbox.body.value).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ kind: 'application_rejected' })]),
    });
    const own = await running.call(siteApi.promotions.get, { token, path: path.replace(':id', id) });
    expect(own.body.value).toMatchObject({
      applications: [{ pictures: [], picturesErasedAt: expect.any(String), remark: body.remark }],
    });
  });
});

test('who is given something is told once, unless excluded', async () => {
  const definition: Partial<StoredDefinition> = {
    trigger: { on: 'event', name: 'member.mobile_bound', nth: null, weekdays: [] },
    claimWithinDays: 3,
  };
  const [waits, paid] = [await publish(definition), await publish({ ...definition, delivery: 'auto' })];
  const [one, excluded] = [await running.register(), await running.register()];
  const fire = (memberId: string) =>
    running.app.modules.promotions.fire({
      merchantId: MERCHANT,
      memberId,
      name: 'member.mobile_bound',
      key: 'mobile',
      at: new Date(),
    });
  for (const { memberId } of [one, excluded]) await fire(memberId);
  await sql`insert into protection_exclusions (merchant_id, id, member_id, kind, starts_at, ends_at, by_kind, by_id)
    values (${MERCHANT}, gen_random_uuid(), ${excluded.memberId}, 'cool_off', now(), now() + interval '1 day', 'member',
      ${excluded.memberId})`.execute(running.database.db);
  await runJob('promotions-schedules');
  await runJob('promotions-schedules');
  expect(await messagesOf(excluded.memberId)).toEqual([]);
  // The demo's calendar gives something, too.
  const told = (await messagesOf(one.memberId)).filter(({ params }) => params['promotion'] === 'Spring gift');
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['reward_paid', 'reward_waiting']);
  const states = new Map((await grantsOf(one.memberId)).map(({ promotion, state }) => [promotion, state]));
  expect([states.get(waits), states.get(paid)]).toEqual(['issued', 'claimed']);
});

describe('a signal', () => {
  test('is found once, holds what waits, and lets it go when it is cleared', async () => {
    const id = await publish({
      trigger: { on: 'event', name: 'member.mobile_bound', nth: null, weekdays: [] },
      limit: { perMember: { n: 1, window: 'day' }, total: null, marks: [], group: null },
    });
    const members = [await running.register(), await running.register(), await running.register()];
    const browser = newId();
    for (const { memberId } of members) {
      await sql`update sessions set browser = ${browser} where account_id = ${memberId}`.execute(
        running.database.db,
      );
      await running.app.modules.promotions.fire({
        merchantId: MERCHANT,
        memberId,
        name: 'member.mobile_bound',
        key: `mobile ${id}`,
        at: new Date(),
      });
    }
    const own = async (memberId: string) =>
      (await grantsOf(memberId)).find(({ promotion }) => promotion === id);
    const before = await mainOf(members[0]?.memberId ?? '');
    await runJob('promotions-signals');
    await runJob('promotions-signals');
    const list = async (as = owner, decided = 0) =>
      ask<{ items: DeskSignal[] }>(signals.list, { as, query: `decided=${decided}` });
    const found = (await list()).value.items.filter(({ facts }) =>
      facts.some(({ key, count }) => key === 'browser' && Number(count) === 3),
    );
    const signal = found.find(({ grants }) => grants === 3);
    expect(signal).toMatchObject({ kind: 'cluster', inReview: 3, state: 'open' });
    expect(signal?.members).toHaveLength(3);
    for (const { memberId } of members)
      expect(await own(memberId)).toMatchObject({ state: 'review', remark: 'signal.cluster' });
    expect(await mainOf(members[0]?.memberId ?? '')).toEqual(before);
    expect((await list(elsewhere)).status).toBe(403);

    const body = { to: 'cleared', remark: 'A family of three.' };
    const key = { id: signal?.id ?? '', body };
    expect((await ask(signals.decide, { ...key, as: elsewhere })).status).toBe(403);
    expect((await ask(signals.decide, key)).value).toMatchObject({ state: 'cleared', inReview: 0 });
    expect((await ask(signals.decide, key)).code).toBe('promotions.already_decided');
    for (const { memberId } of members)
      expect(await own(memberId)).toMatchObject({ state: 'issued', remark: null });
    await runJob('promotions-signals');
    expect(await own(members[0]?.memberId ?? '')).toMatchObject({ state: 'issued' });
    expect((await list(owner, 1)).value.items.map(({ id: each }) => each)).toContain(signal?.id);
  });

  test('holds for 72 hours at most', async () => {
    const { memberId } = await running.register();
    const id = await publish({
      trigger: { on: 'event', name: 'member.mobile_bound', nth: null, weekdays: [] },
    });
    await running.app.modules.promotions.fire({
      merchantId: MERCHANT,
      memberId,
      name: 'member.mobile_bound',
      key: 'late',
      at: new Date(),
    });
    const held = (hours: number) =>
      sql`update promotion_grants set state = 'review', created_at = now() - interval '9 days', expires_at = null,
          review_at = now() - make_interval(hours => ${hours})
        where merchant_id = ${MERCHANT} and member_id = ${memberId} and promotion_id = ${id}`.execute(
        running.database.db,
      );
    const state = async () => (await grantsOf(memberId)).find(({ promotion }) => promotion === id)?.state;
    await held(71);
    await runJob('promotions-expiry');
    expect(await state()).toBe('review');
    await held(73);
    await runJob('promotions-expiry');
    expect(await state()).toBe('issued');
  });
});

test('the ledger audit finds nothing after all of it', async () => {
  expect((await running.app.modules.wallet.audit()).findings).toEqual([]);
});
