import {
  broadcastsRoutes as routes,
  type BroadcastPurpose,
  type BroadcastTexts,
  type Segment,
} from '@croupier/contract/engagement/broadcasts.ts';
import { messagesRoutes } from '@croupier/contract/engagement/messages.ts';
import type { Route } from '@croupier/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { createTestApp, HOSTS, type Answer, type TestApp } from '../../../../testing/test-app.ts';
import { sendPart } from './sending.usecases.ts';

let running: TestApp;
let owner: string;

beforeAll(async () => {
  running = await createTestApp();
  owner = await running.database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from operators where email_key = 'operator@example.com'`.execute(tx);
    const caller = { ip: '203.0.113.1', userAgent: 'test' };
    return running.app.modules.sessions.open(
      tx,
      { merchantId: '', accountId: rows[0]?.id ?? '' },
      { ...caller },
    );
  });
});
afterAll(() => running.close());

const TEXTS = { titles: { EN: 'News', TY: 'ข่าว' }, contents: { EN: '<p>Text</p>' } };

const call = (route: Route, body?: object, merchant = 'croupier', id = ''): Promise<Answer> =>
  running.call(route, {
    console: true,
    token: owner,
    path: route.path.replace(':merchantCode', merchant).replace(':id', id),
    ...(body && { body }),
  });

type Sent = { id: string; state: string; total: number; sent: number };
async function send(
  segment: Segment,
  { purpose = 'notice', ...body }: Partial<BroadcastTexts> & { purpose?: BroadcastPurpose; id?: string } = {},
): Promise<Answer> {
  const counted = await call(routes.count, { segment, purpose });
  const { members } = counted.body.value as { members: number };
  return call(routes.send, { id: newId(), segment, purpose, members, ...TEXTS, ...body });
}

const deliver = async (): Promise<void> => {
  for (const job of running.app.modules.messages.jobs) await job.run();
};

async function find(id: string): Promise<Sent | undefined> {
  const { items } = (await call(routes.list)).body.value as { items: Sent[] };
  return items.find((item) => item.id === id);
}

async function inbox(token: string, host: string = HOSTS.croupier) {
  const answer = await running.call(messagesRoutes.list, { host, token });
  const { items } = answer.body.value as { items: Array<{ kind: string; title: string; content: string }> };
  return items.filter(({ kind }) => kind === 'notice');
}

/** Members without sessions, ready to be sent to. */
const insertMembers = (count: number, account: string) =>
  sql`insert into members (merchant_id, id, account, account_key, type, status, password_hash, password_changed_at,
      profile, registered_at, registered_ip)
    select 'croupier', gen_random_uuid(), ${account} || n, ${account} || n, 41, 'open', '', now(), '{}',
      now() - interval '1 hour', '203.0.113.1'
    from generate_series(1, ${count}) n`.execute(running.database.db);

test('a message to listed accounts is counted, sent once each, and shown in the member’s inbox', async () => {
  const [one, two, other] = [await running.register(), await running.register(), await running.register()];
  const segment: Segment = {
    kind: 'accounts',
    accounts: [one.username, two.username.toUpperCase(), 'nobody'],
  };
  const counted = await call(routes.count, { segment, purpose: 'notice' });
  expect(counted.body.value).toEqual({ members: 2, protected: 0, unknown: ['nobody'] });
  const answer = await send(segment);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { id } = answer.body.value as Sent;
  await deliver();
  expect(await find(id)).toMatchObject({ state: 'done', total: 2, sent: 2 });
  for (const { token } of [one, two])
    expect(await inbox(token)).toMatchObject([{ title: 'News', content: '<p>Text</p>' }]);
  expect(await inbox(other.token)).toEqual([]);
  expect(
    await running.app.modules.messages.unread({ merchantId: 'croupier', memberId: one.memberId }),
  ).toEqual({ unread: 2 });
});

test('a large segment is sent in parts that can be repeated, by several processes, each message once', async () => {
  await insertMembers(1_200, 'segment');
  const deps = {
    db: running.database.db,
    clock: { now: () => new Date() },
  };
  const segment: Segment = { kind: 'types', types: [41] };
  const id = newId();
  await sql`insert into broadcasts (merchant_id, id, titles, contents, segment, purpose, state, total, sent, created_by, created_at)
    select 'croupier', ${id}, '{"EN":"News"}', '{"EN":"Text"}', ${JSON.stringify(segment)}::jsonb, 'notice', 'sending', 1200, 0,
      o.id, now() from operators o limit 1`.execute(running.database.db);
  expect(await sendPart(deps, { merchantId: 'croupier', id })).toBe(true);
  expect(await find(id)).toMatchObject({ state: 'sending', sent: 500 });
  // As after a crash that lost the place but not the messages.
  await sql`update broadcasts set reached = null, sent = 0 where id = ${id}`.execute(running.database.db);
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      while (await sendPart(deps, { merchantId: 'croupier', id })) continue;
    }),
  );
  await deliver();
  const { rows } = await sql<{ messages: bigint; members: bigint; first: bigint }>`
    select count(*) as messages, count(distinct member_id) as members, count(*) filter (where sequence = 1) as first
    from messages where broadcast_id = ${id}`.execute(running.database.db);
  expect(rows[0]).toEqual({ messages: 1_200n, members: 1_200n, first: 1_200n });
  expect(await find(id)).toMatchObject({ state: 'done' });
});

test('closed and trial accounts get none, nor do members of another merchant', async () => {
  const stranger = await running.register(HOSTS.lotus);
  const closed = await running.register();
  const trial = await running.register();
  await sql`update members set status = 'closed' where id = ${closed.memberId}`.execute(running.database.db);
  await sql`update members set type = 4 where id = ${trial.memberId}`.execute(running.database.db);
  const accounts = [closed.username, trial.username, stranger.username];
  const segment: Segment = { kind: 'accounts', accounts };
  const answer = await call(routes.count, { segment, purpose: 'notice' });
  expect(answer.body.value).toEqual({ members: 0, protected: 0, unknown: accounts });
  const refused = await call(routes.send, {
    id: newId(),
    segment,
    purpose: 'notice',
    members: 1,
    ...TEXTS,
  });
  expect(refused).toMatchObject({ status: 422, body: { code: 'broadcasts.segment_empty' } });
});

test('advertising reaches nobody who is excluded, on a break or closed; a notice does', async () => {
  const open = await running.register();
  const rested = await running.register();
  const members = { excluded: await running.register(), resting: await running.register() };
  const closed = await running.register();
  const { db } = running.database;
  const exclude = (memberId: string, kind: string, endsAt: string | null) =>
    sql`insert into protection_exclusions (merchant_id, id, member_id, kind, starts_at, ends_at, by_kind, by_id)
      values ('croupier', ${newId()}, ${memberId}, ${kind}, now() - interval '2 days',
        now() + ${endsAt}::interval, 'member', ${memberId})`.execute(db);
  await exclude(members.excluded.memberId, 'self_exclusion', null);
  await exclude(members.resting.memberId, 'cool_off', '1 day');
  await exclude(rested.memberId, 'cool_off', '-1 day');
  await sql`insert into protection_closures (merchant_id, id, member_id, reason_code, closed_at)
    values ('croupier', ${newId()}, ${closed.memberId}, 'own_wish', now())`.execute(db);
  const everybody = [open, rested, members.excluded, members.resting, closed];
  const segment: Segment = { kind: 'accounts', accounts: everybody.map(({ username }) => username) };
  const count = async (purpose: BroadcastPurpose) =>
    (await call(routes.count, { segment, purpose })).body.value;
  expect(await count('marketing')).toEqual({ members: 2, protected: 3, unknown: [] });
  expect(await count('notice')).toEqual({ members: 5, protected: 3, unknown: [] });
  const titlesOf = async ({ token }: { token: string }) => (await inbox(token)).map(({ title }) => title);
  await send(segment, { purpose: 'marketing', titles: { EN: 'Offer' } });
  // Between sending and delivery.
  await exclude(open.memberId, 'cool_off', '1 day');
  await send(segment, { titles: { EN: 'Terms' } });
  await deliver();
  expect(await titlesOf(rested)).toEqual(['Terms', 'Offer']);
  for (const member of [open, members.excluded, members.resting])
    expect(await titlesOf(member)).toEqual(['Terms']);
});

test('who was active is told apart from who was not', async () => {
  const member = await running.register();
  const count = async (days: number) =>
    (
      (await call(routes.count, { segment: { kind: 'active', days }, purpose: 'notice' })).body.value as {
        members: number;
      }
    ).members;
  const before = await count(7);
  await sql`update members set last_login_at = now() - interval '8 days' where id = ${member.memberId}`.execute(
    running.database.db,
  );
  expect([await count(7), await count(9)]).toEqual([before - 1, before]);
});

test('the same id sends once, and another text with it is refused', async () => {
  const member = await running.register();
  const segment: Segment = { kind: 'accounts', accounts: [member.username] };
  const id = newId();
  expect((await send(segment, { id })).status).toBe(200);
  await deliver();
  expect((await send(segment, { id })).status).toBe(200);
  const other = await send(segment, { id, titles: { EN: 'Other' } });
  expect(other).toMatchObject({ status: 409, body: { code: 'broadcasts.id_taken' } });
  await deliver();
  expect(await inbox(member.token)).toHaveLength(1);
});

test('a segment that has grown, or a text without the default language, is refused', async () => {
  const members = [await running.register(), await running.register()];
  const segment: Segment = { kind: 'accounts', accounts: members.map(({ username }) => username) };
  const grown = await call(routes.send, { id: newId(), segment, purpose: 'notice', members: 1, ...TEXTS });
  expect(grown).toMatchObject({ status: 409, body: { code: 'broadcasts.segment_grown' } });
  expect(await send(segment, { contents: { EN: '<script>x()</script>' } })).toMatchObject({
    status: 422,
    body: { code: 'broadcasts.default_language_missing', fields: [{ field: 'contents.EN' }] },
  });
});

test('a stopped message reaches nobody else, and both acts are audited', async () => {
  const id = newId();
  await sql`insert into broadcasts (merchant_id, id, titles, contents, segment, purpose, state, total, sent, created_by, created_at)
    select 'croupier', ${id}, '{"EN":"News"}', '{"EN":"Text"}', '{"kind":"all"}', 'notice', 'sending', 10, 0, o.id, now()
    from operators o limit 1`.execute(running.database.db);
  // Another merchant's operators cannot find it.
  expect((await call(routes.stop, undefined, 'lotus', id)).body.code).toBe('broadcasts.not_found');
  expect((await call(routes.stop, undefined, 'croupier', id)).body.value).toMatchObject({ state: 'stopped' });
  const deps = { db: running.database.db, clock: { now: () => new Date() } };
  expect(await sendPart(deps, { merchantId: 'croupier', id })).toBe(false);
  const entries = await running.app.modules.audit.latest({ merchantId: 'croupier', limit: 100 });
  const actions = new Set(entries.map(({ action }) => action));
  expect([actions.has('messages.sent'), actions.has('messages.stopped')]).toEqual([true, true]);
});

test('HTML is sanitised, and the text comes in the reader’s language', async () => {
  const member = await running.register();
  const contents = { EN: '<p onclick="x()">words</p><script>alert(1)</script>', TY: '<p>คำ</p>' };
  await send({ kind: 'accounts', accounts: [member.username] }, { contents });
  await deliver();
  expect(await inbox(member.token)).toMatchObject([{ title: 'News', content: '<p>words</p>' }]);
});
