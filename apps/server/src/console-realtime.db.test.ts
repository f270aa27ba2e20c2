import { once } from 'node:events';
import { consoleApi } from '@croupier/contract/api.ts';
import {
  CONSOLE_REALTIME_PATH,
  consoleMessage,
  type ConsoleMessage,
} from '@croupier/contract/console-realtime.ts';
import { REALTIME_PATH } from '@croupier/contract/realtime.ts';
import type { ShippedRole } from '@croupier/contract/access/shipped-roles.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { announceChange, type StoredChange } from './platform/db/list-changes.ts';
import { createOperator } from './testing/operator-session.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let running: TestApp;
let port: number;
beforeAll(async () => {
  running = await createTestApp();
  await running.app.console.listen({ port: 0, host: '127.0.0.1' });
  const address = running.app.console.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => running.close());

type Options = { host?: string; origin?: string; path?: string };
const dial = ({ host = 'localhost', origin, path = CONSOLE_REALTIME_PATH }: Options = {}): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { host, ...(origin ? { origin } : {}) } });

/** A page of the console: awaits its messages one by one, in order; the demo changes other lists meanwhile. */
async function openPage(hello: unknown) {
  const socket = dial();
  const messages: ConsoleMessage[] = [];
  const waiting: Array<() => void> = [];
  socket.on('message', (data: Buffer) => {
    const message = consoleMessage.parse(JSON.parse(data.toString()));
    const changes =
      message.type === 'changed' ? message.changes.filter(({ list }) => list === 'approvals') : [];
    if (message.type === 'changed' && changes.length === 0) return;
    messages.push(message.type === 'changed' ? { ...message, changes } : message);
    waiting.shift()?.();
  });
  const closed = once(socket, 'close');
  await once(socket, 'open');
  socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello));
  return {
    socket,
    closed,
    next: async (): Promise<ConsoleMessage | undefined> => {
      if (messages.length === 0) await new Promise<void>((done) => waiting.push(done));
      return messages.shift();
    },
  };
}

const operator = (role: ShippedRole, merchants: readonly string[] | null = null) =>
  createOperator(running, role, merchants);

async function openAs(token: string) {
  const page = await openPage({ type: 'hello', token });
  expect(await page.next()).toEqual({ type: 'ready' });
  return page;
}

const announce = (change: Partial<StoredChange>) =>
  running.database.db
    .transaction()
    .execute((tx) =>
      announceChange(tx, { what: 'row', list: 'approvals', merchantId: 'croupier', id: 'a', ...change }),
    );

test('a requested change is announced to those who may see it, by its id alone', async () => {
  const [owner, other, support] = [
    await operator('owner'),
    await operator('owner'),
    await operator('support'),
  ];
  const [page, deaf] = [await openAs(other.token), await openAs(support.token)];
  const answer = await running.call(consoleApi.permissions.changeGrants, {
    console: true,
    token: owner.token,
    path: `/console/operators/${support.id}/grants`,
    body: { reason: 'Only for this test.', grants: [] },
  });
  expect(answer.body).toMatchObject({ success: true, value: { state: 'asked' } });
  const { id } = answer.body.value as { id: string };
  expect(await page.next()).toEqual({
    type: 'changed',
    changes: [{ what: 'row', list: 'approvals', merchantCode: '', id }],
  });
  // Support may not see requests: the first it hears of is the change of its own grants.
  await sql`select pg_notify('grants_changed', ${support.id})`.execute(running.database.db);
  expect(await deaf.next()).toEqual({ type: 'rights' });
  for (const { socket } of [page, deaf]) socket.close();
});

test('changes at merchants that are not granted stay unknown', async () => {
  const { token } = await operator('finance_lead', ['croupier']);
  const page = await openAs(token);
  await announce({ merchantId: 'lotus', id: 'foreign' });
  await announce({ merchantId: '', id: 'platform' });
  await announce({ id: 'own' });
  expect(await page.next()).toMatchObject({ changes: [{ merchantCode: 'croupier', id: 'own' }] });
  page.socket.close();
});

test('a change that is rolled back is not announced', async () => {
  const page = await openAs((await operator('owner')).token);
  await running.database.db
    .transaction()
    .execute(async (tx) => {
      await announceChange(tx, { what: 'row', list: 'approvals', merchantId: '', id: 'never' });
      throw new Error('not this time');
    })
    .catch(() => {});
  await announce({ id: 'committed' });
  expect(await page.next()).toMatchObject({ changes: [{ id: 'committed' }] });
  page.socket.close();
});

test('a flood of changes becomes one message without ids', async () => {
  const page = await openAs((await operator('owner')).token);
  await running.database.db.transaction().execute(async (tx) => {
    for (let at = 0; at < 300; at += 1)
      await announceChange(tx, { what: 'row', list: 'approvals', merchantId: 'croupier', id: `${at}` });
  });
  expect(await page.next()).toEqual({
    type: 'changed',
    changes: [{ what: 'row', list: 'approvals', merchantCode: 'croupier', id: null }],
  });
  page.socket.close();
});

test.each([
  ['no token', async () => ({ type: 'hello' }), { type: 'error', code: 'request.invalid' }],
  ['no JSON', async () => '{', { type: 'error', code: 'request.invalid' }],
  ['an unknown token', async () => ({ type: 'hello', token: 'nobody' }), { type: 'signed_out' }],
  [
    'the token of a player',
    async () => ({ type: 'hello', token: (await running.register()).token }),
    { type: 'signed_out' },
  ],
  [
    'a session without its second factor',
    async () => ({ type: 'hello', token: (await createOperator(running, 'owner', null, true)).token }),
    { type: 'error', code: 'identity.second_factor_needed' },
  ],
])('%s ends the connection', async (_name, hello, refusal) => {
  const page = await openPage(await hello());
  expect(await page.next()).toEqual(refusal);
  await page.closed;
});

test('a page that says more than hello is closed', async () => {
  const page = await openAs((await operator('owner')).token);
  page.socket.send('{"type":"hello","token":"again"}');
  const [code] = await page.closed;
  expect(code).toBe(1008);
});

test.each([
  ['another site', { origin: 'https://evil.example' }, '403'],
  ['an unknown host', { host: 'evil.example' }, '404'],
  ['the path of the players', { path: REALTIME_PATH }, '403'],
] as const)('%s gets no socket', async (_name, options, status) => {
  const [error] = (await once(dial(options), 'error')) as [Error];
  expect(error.message).toContain(status);
});

test('the pages of an operator end with the session and with a lost grant', async () => {
  const { id, token } = await operator('owner');
  const page = await openAs(token);
  const other = await openAs((await operator('owner')).token);
  await running.database.db
    .transaction()
    .execute((tx) => running.app.modules.sessions.endAll(tx, { merchantId: '', accountId: id }));
  expect(await page.next()).toEqual({ type: 'signed_out' });
  await page.closed;
  await announce({ id: 'later' });
  expect(await other.next()).toMatchObject({ changes: [{ id: 'later' }] });
  other.socket.close();
});
