import { type Message, message, messagesRoutes } from '@croupier/contract/engagement/messages.ts';
import { pageOf } from '@croupier/contract/paging.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { createTestApp, HOSTS, type TestApp } from '../../../testing/test-app.ts';

type Player = Awaited<ReturnType<TestApp['register']>>;
const page = pageOf(message);

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running.close());

const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  running.database.db.transaction().execute(work);

const send = ({ memberId }: Pick<Player, 'memberId'>, changes: { id?: string; orderId?: string } = {}) => {
  const { id, orderId = 'D-1' } = changes;
  return inTransaction((tx) =>
    running.app.modules.messages.send(tx, {
      merchantId: 'croupier',
      memberId,
      kind: 'deposit_credited',
      params: { orderId },
      ...(id === undefined ? {} : { id }),
    }),
  );
};

async function list({ token }: Pick<Player, 'token'>, query = '', host: string = HOSTS.croupier) {
  const { path } = messagesRoutes.list;
  const answer = await running.call(messagesRoutes.list, { token, host, path: `${path}?${query}` });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return page.decode(answer.body.value as never);
}

const unread = async ({ token }: Pick<Player, 'token'>) =>
  (await running.call(messagesRoutes.unreadCount, { token })).body.value;
const read = async ({ token }: Pick<Player, 'token'>, body: object) =>
  running.call(messagesRoutes.read, { token, body });
const remove = ({ token }: Pick<Player, 'token'>, id: string) =>
  running.call(messagesRoutes.remove, { token, path: messagesRoutes.remove.path.replace(':id', id) });
const orderIds = (items: readonly Message[]) => items.map(({ params }) => params['orderId']);

async function sequencesOf({ memberId }: Pick<Player, 'memberId'>): Promise<bigint[]> {
  const { rows } = await sql<{ sequence: bigint }>`
    select sequence from messages where merchant_id = 'croupier' and member_id = ${memberId} order by sequence`.execute(
    running.database.db,
  );
  return rows.map(({ sequence }) => sequence);
}

test('a new member gets one welcome message, which mentions the credit', async () => {
  const player = await running.register();
  const { items, totalItems } = await list(player);
  expect(totalItems).toBe(1);
  expect(items[0]).toMatchObject({
    kind: 'welcome',
    params: { amount: '1000.0000', currency: 'EUR' },
    title: null,
    content: null,
    read: false,
  });
  expect(await unread(player)).toEqual({ unread: 1 });
});

test('an event that is delivered again does not send a second welcome message', async () => {
  const player = await running.register();
  const payload = { memberId: player.memberId, currency: 'EUR' };
  for (let again = 0; again < 2; again += 1) {
    await inTransaction((tx) =>
      running.app.outbox.record(tx, { merchantId: 'croupier', type: 'member.registered', payload }),
    );
    while ((await running.app.outbox.deliverDue()) > 0);
  }
  const inbox = { merchantId: 'croupier', memberId: player.memberId };
  expect(await running.app.modules.messages.welcome(inbox, {})).toBe(false);
  expect((await list(player)).totalItems).toBe(1);
});

test('a removed welcome message does not come back', async () => {
  const player = await running.register();
  const [welcome] = (await list(player)).items;
  await remove(player, welcome?.id ?? '');
  const inbox = { merchantId: 'croupier', memberId: player.memberId };
  expect(await running.app.modules.messages.welcome(inbox, {})).toBe(false);
  expect((await list(player)).totalItems).toBe(0);
});

test('pages list every message, newest first', async () => {
  const player = await running.register();
  for (let number = 1; number <= 4; number += 1) await send(player, { orderId: String(number) });
  const first = await list(player, 'pageNum=1&pageSize=2');
  expect(first).toMatchObject({ pageNum: 1, totalPages: 3, totalItems: 5 });
  expect(orderIds(first.items)).toEqual(['4', '3']);
  expect(orderIds((await list(player, 'pageNum=2&pageSize=2')).items)).toEqual(['2', '1']);
  expect((await list(player, 'pageNum=3&pageSize=2')).items.map(({ kind }) => kind)).toEqual(['welcome']);
  expect((await list(player, 'pageNum=4&pageSize=2')).items).toEqual([]);
});

test('marks some or all messages as read, but not those of another member', async () => {
  const player = await running.register();
  const other = await running.register();
  await send(player, { orderId: '1' });
  await send(player, { orderId: '2' });
  const [newest] = (await list(player)).items;
  expect((await read(other, { ids: [newest?.id] })).body.value).toEqual({ unread: 1 });
  expect(await unread(player)).toEqual({ unread: 3 });
  expect((await read(player, { ids: [newest?.id] })).body.value).toEqual({ unread: 2 });
  expect((await read(player, { ids: [] })).body.value).toEqual({ unread: 2 });
  const left = await list(player, 'unread=1');
  expect(left.totalItems).toBe(2);
  expect(left.items.map(({ id }) => id)).not.toContain(newest?.id);
  expect((await list(player)).items[0]?.read).toBe(true);
  expect((await read(player, {})).body.value).toEqual({ unread: 0 });
  expect((await list(player, 'unread=1')).items).toEqual([]);
  expect(await unread(other)).toEqual({ unread: 1 });
});

test('a message can be removed once, and only by its recipient', async () => {
  const player = await running.register();
  const other = await running.register();
  const [welcome] = (await list(player)).items;
  const id = welcome?.id ?? '';
  const notFound = { status: 404, body: { code: 'messages.not_found' } };
  expect(await remove(other, id)).toMatchObject(notFound);
  expect(await unread(player)).toEqual({ unread: 1 });
  expect((await remove(player, id)).body).toMatchObject({ success: true, value: { unread: 0 } });
  expect(await remove(player, id)).toMatchObject(notFound);
  expect(await remove(player, newId())).toMatchObject(notFound);
  expect((await list(player)).items).toEqual([]);
});

test('a member with the same id at another merchant has a separate inbox', async () => {
  const player = await running.register(HOSTS.lotus);
  await send(player);
  expect((await list(player, '', HOSTS.lotus)).items.map(({ kind }) => kind)).toEqual(['welcome']);
});

test('messages sent concurrently are numbered without gaps, and the same id counts once', async () => {
  const player = await running.register();
  const id = newId();
  const sent = await Promise.all([
    ...Array.from({ length: 20 }, (_, number) => send(player, { orderId: String(number) })),
    ...Array.from({ length: 4 }, () => send(player, { id })),
  ]);
  expect(sent.filter(Boolean)).toHaveLength(21);
  expect(await sequencesOf(player)).toEqual(Array.from({ length: 22 }, (_, index) => BigInt(index + 1)));
});

test('a failed transaction leaves no message and no gap', async () => {
  const player = await running.register();
  const failing = inTransaction(async (tx) => {
    const { memberId } = player;
    await running.app.modules.messages.send(tx, { merchantId: 'croupier', memberId, kind: 'deposit_failed' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await send(player);
  expect(await sequencesOf(player)).toEqual([1n, 2n]);
});

test('a notice comes in the reader’s language, as sanitized HTML', async () => {
  const player = await running.register();
  const words = {
    titles: { EN: 'Hello', TY: 'สวัสดี' },
    contents: {
      EN: '<p onclick="x()">words</p><script>alert(1)</script><a href="javascript:x()">a</a>',
      TY: '<p>คำ</p>',
    },
  };
  await sql`
    insert into messages (merchant_id, id, member_id, sequence, kind, params, created_at)
    values ('croupier', ${newId()}, ${player.memberId}, 2, 'notice', ${JSON.stringify(words)}::jsonb, now())`.execute(
    running.database.db,
  );
  const [notice] = (await list(player)).items;
  expect(notice).toMatchObject({ kind: 'notice', params: {}, title: 'Hello' });
  expect(notice?.content).toContain('<p>words</p>');
  expect(notice?.content).not.toMatch(/script|onclick/);
});
