import { consoleApi, siteApi } from '@croupier/contract/api.ts';
import type { MemberHead } from '@croupier/contract/access/member-file.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newId } from '../../../platform/ids.ts';
import { REVEAL_LIMIT } from '../../access/members/members.config.ts';

const { memberFile, memberContacts, adjustments, memberActs } = consoleApi;
const REASON = 'Because of a test.';

let running: TestApp;
let token = '';
let operatorId = '';
let member: { token: string; memberId: string; username: string };
beforeAll(async () => {
  running = await createTestApp();
  const { app, database } = running;
  const answer = await running.call(consoleApi.console.login, { console: true, body: app.demo?.operator });
  token = (answer.body.value as { token: string }).token;
  await sql`update sessions set pending = null where merchant_id = ''`.execute(database.db);
  const account = await app.modules.sessions.resolveOperator(token);
  operatorId = account?.id ?? '';
  member = await running.register();
});
afterAll(() => running.close());

type Route = Parameters<TestApp['call']>[0];
async function call(route: Route, { query = '', merchant = 'croupier', body, field = '' }: Options = {}) {
  const path = route.path
    .replace(':merchantCode', merchant)
    .replace(':id', member.memberId)
    .replace(':field', field);
  const answer = await running.call(route, {
    console: true,
    token,
    path: `${path}${query}`,
    ...(body !== undefined && { body }),
  });
  return { ...answer, value: answer.body.value as never };
}
type Options = { query?: string; merchant?: string; body?: unknown; field?: string };
type Listed<T> = { items: T[]; next: string | null };

const post = (amount: string, key: string, direction = 'credit') =>
  call(adjustments.adjust, { body: { key, direction, amount, reasonCode: 'goodwill', reason: REASON } });

test('the head shows account, balances and masked contacts', async () => {
  await sql`update members set mobile = '+66812345678', mobile_verified_at = now(), email = 'ann@example.com',
    payee_name = 'Ann Lee' where id = ${member.memberId}`.execute(running.database.db);
  const { value }: { value: MemberHead & { balances: unknown[] } } = await call(memberFile.head);
  expect(value).toMatchObject({
    account: member.username,
    kind: 'member',
    status: 'open',
    locked: null,
    liveSessions: 1,
    contacts: {
      mobile: { masked: '+66 ••• 5678', isVerified: true },
      email: { masked: 'a•••@example.com', isVerified: false },
      payeeName: { masked: 'A••• L•••' },
    },
    // The welcome credit has to be played first.
    withdrawal: { withdrawable: '0.0000', turnover: { required: '1000.0000', done: '0.0000' } },
    play: { rounds: 0, net: '0.0000' },
  });
  expect(JSON.stringify(value)).not.toMatch(/345678|ann@|Ann Lee/);
});

test('a request that waits for a second person is shown until it is decided', async () => {
  const { value }: { value: { id: string } } = await post('5000', newId());
  const head = async () => ((await call(memberFile.head)) as { value: MemberHead }).value;
  expect((await head()).pending).toMatchObject([{ id: value.id, kind: 'members.adjust' }]);
  await sql`update approvals set state = 'withdrawn', decided_at = now() where id = ${value.id}`.execute(
    running.database.db,
  );
  expect((await head()).pending).toEqual([]);
});

test.each([
  ['mobile', '+66812345678'],
  ['email', 'ann@example.com'],
  ['payeeName', 'Ann Lee'],
])('revealing the %s is in the audit log, without the value', async (field, expected) => {
  const body = { reasonCode: 'contact', reason: REASON };
  const { value }: { value: { value: string } } = await call(memberContacts.reveal, { field, body });
  expect(value.value).toBe(expected);
  const audit: { value: Listed<{ action: string; actor: { id: string }; after: object }> } = await call(
    memberFile.audit,
  );
  const [entry] = audit.value.items;
  expect(entry).toMatchObject({
    action: 'member.contact_revealed',
    actor: { id: operatorId },
    after: { field, ...body },
  });
  expect(JSON.stringify(entry)).not.toContain(expected);
});

test('an operator who reveals one contact after the other has to pause', async () => {
  const reveal = () =>
    call(memberContacts.reveal, { field: 'mobile', body: { reasonCode: 'contact', reason: REASON } });
  const statuses: number[] = [];
  for (let n = 0; n < REVEAL_LIMIT.attempts; n += 1) statuses.push((await reveal()).status);
  expect(statuses.at(-1)).toBe(429);
  expect(await reveal()).toMatchObject({ status: 429, body: { code: 'request.too_many' } });
  await sql`delete from attempts where scope = 'reveal'`.execute(running.database.db);
  expect((await reveal()).status).toBe(200);
});

test('a note is text, whatever is in it, and nobody changes it', async () => {
  const text = '<img src=x onerror=alert(1)> =cmd()';
  await call(memberFile.addNote, { body: { text } });
  const { value }: { value: Listed<{ text: string; by: { id: string } }> } = await call(memberFile.notes);
  expect(value.items).toMatchObject([{ text, by: { id: operatorId } }]);
  await expect(
    sql`update notes set body = 'rewritten' where merchant_id = 'croupier'`.execute(running.database.db),
  ).rejects.toThrow('append-only');
  expect((await call(memberFile.addNote, { body: { text: '   ' } })).body.code).toBe('request.invalid');
});

test('the statement has a running balance, and its pages join without a gap', async () => {
  for (let n = 0; n < 55; n += 1)
    await post(
      '1',
      `0198c0de-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
      n % 5 === 4 ? 'debit' : 'credit',
    );
  type Entry = { sequence: string; amount: string; balanceAfter: string };
  const first: { value: Listed<Entry> } = await call(memberFile.money);
  const second: { value: Listed<Entry> } = await call(memberFile.money, {
    query: `?after=${first.value.next}`,
  });
  expect(second.value.next).toBeNull();
  const entries = [...first.value.items, ...second.value.items];
  expect(entries.map(({ sequence }) => Number(sequence))).toEqual(
    Array.from({ length: entries.length }, (_, index) => entries.length - index),
  );
  for (const [index, { amount, balanceAfter }] of entries.entries())
    expect(Number(balanceAfter) - Number(amount)).toBe(Number(entries[index + 1]?.balanceAfter ?? 0));
});

test('the timeline merges acts, notes, sign-ins and messages, and its pages join', async () => {
  await expect.poll(() => running.app.outbox.deliverDue()).toBe(0);
  type Entry = { id: string; kind: string; what: string; at: string };
  const first: { value: Listed<Entry> } = await call(memberFile.timeline);
  const entries = [...first.value.items];
  for (let { next } = first.value; next !== null;) {
    const page: { value: Listed<Entry> } = await call(memberFile.timeline, { query: `?after=${next}` });
    entries.push(...page.value.items);
    ({ next } = page.value);
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const kinds = new Set(entries.map(({ kind, what }) => `${kind} ${what}`));
  for (const kind of [
    'audit member.registered',
    'audit member.credited',
    'audit member.contact_revealed',
    'note ',
    'session registration',
    'message adjustment_credited',
    'message adjustment_debited',
  ])
    expect(kinds).toContain(kind);
});

test('addresses name the other members who used them', async () => {
  const other = await running.register();
  type Access = { addresses: Array<{ sharedWith: Array<{ account: string }>; sharedCount: number }> };
  const { value }: { value: Access & { sessions: unknown[]; factors: unknown } } = await call(
    memberFile.access,
  );
  expect(value.sessions).toMatchObject([{ via: 'registration', isLive: true }]);
  expect(value.addresses).toHaveLength(1);
  // The newest sign-in comes first.
  expect(value.addresses[0]?.sharedWith[0]).toMatchObject({ account: other.username });
  expect(value.addresses[0]?.sharedCount).toBeGreaterThan(1);
});

test('rounds appear with the name of their game', async () => {
  const { body } = await running.call(siteApi.originals.bet, {
    path: '/wps/originals/dice/bet',
    token: member.token,
    body: {
      id: '0198c0de-0000-7000-8000-00000000aaaa',
      stake: '1',
      bet: { direction: 'under', targetHundredths: 5_000 },
    },
  });
  expect(body.code ?? 'played').toBe('played');
  const { value }: { value: Listed<{ gameName: string; stake: string }> } = await call(memberFile.play);
  expect(value.items).toMatchObject([{ gameName: 'Dice', stake: '1.0000' }]);
  const head: { value: MemberHead } = await call(memberFile.head);
  expect(head.value.play).toMatchObject({ rounds: 1, stake: '1.0000' });
});

test('the head of a locked member says who locked it and why', async () => {
  await call(memberActs.lock, { body: { reasonCode: 'fraud', reason: REASON } });
  const { value }: { value: MemberHead } = await call(memberFile.head);
  expect(value).toMatchObject({
    status: 'locked',
    liveSessions: 0,
    locked: { by: { id: operatorId }, reasonCode: 'fraud', reason: REASON },
  });
});

test.each(['head', 'timeline', 'money', 'play', 'access', 'notes', 'audit'] as const)(
  '%s finds no member of another merchant, and refuses a foreign cursor',
  async (name) => {
    const foreign = await call(memberFile[name], { merchant: 'lotus' });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'identity.member_not_found']);
    if (name === 'head' || name === 'access') return;
    const { body } = await call(memberFile[name], { query: '?after=lotus' });
    expect(body).toMatchObject({ code: 'request.invalid', fields: [{ field: 'after' }] });
  },
);
