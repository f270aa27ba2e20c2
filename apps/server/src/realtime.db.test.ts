import { once } from 'node:events';
import { connect } from 'node:net';
import { siteApi } from '@croupier/contract/api.ts';
import { REALTIME_PATH, realtimeMessage, type RealtimeMessage } from '@croupier/contract/realtime.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from './platform/ids.ts';
import { createTestApp, HOSTS, PASSWORD, type TestApp } from './testing/test-app.ts';

let running: TestApp;
let port: number;
beforeAll(async () => {
  running = await createTestApp();
  await running.app.site.listen({ port: 0, host: '127.0.0.1' });
  const address = running.app.site.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => running.close());

type Topic = Extract<RealtimeMessage, { type: 'event' }>['topic'];

/** A page's socket: awaits messages one by one, in order; ignores other topics. */
async function openPage(hello: unknown, options: { host?: string; origin?: string; topic?: Topic } = {}) {
  const { topic = 'wallet' } = options;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${REALTIME_PATH}`, {
    headers: { host: options.host ?? HOSTS.croupier, ...(options.origin ? { origin: options.origin } : {}) },
  });
  const messages: RealtimeMessage[] = [];
  const waiting: Array<() => void> = [];
  socket.on('message', (data: Buffer) => {
    const message = realtimeMessage.decode(JSON.parse(data.toString()) as never);
    if (message.type === 'event' && message.topic !== topic) return;
    messages.push(message);
    waiting.shift()?.();
  });
  const closed = once(socket, 'close');
  await once(socket, 'open');
  socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello));
  return {
    socket,
    closed,
    next: async (): Promise<RealtimeMessage | undefined> => {
      if (messages.length === 0) await new Promise<void>((done) => waiting.push(done));
      return messages.shift();
    },
  };
}

const bet = async (token: string): Promise<{ balance: string; balanceSequence: string }> => {
  const body = { id: newId(), stake: '1', bet: { direction: 'over', targetHundredths: 5_050 } };
  const answer = await running.call(siteApi.originals.bet, { path: '/wps/originals/dice/bet', token, body });
  return answer.body.value as { balance: string; balanceSequence: string };
};

test('every open page of a merchant with a jackpot gets its amount', async () => {
  const visitor = await openPage({ type: 'hello', token: null, last: {} }, { topic: 'jackpot' });
  expect(await visitor.next()).toEqual({ type: 'ready' });
  const first = await visitor.next();
  if (first?.type !== 'event' || first.topic !== 'jackpot') throw new Error('no news of the pool');
  const player = await running.register();
  await bet(player.token);
  const second = await visitor.next();
  if (second?.type !== 'event' || second.topic !== 'jackpot') throw new Error('no news of the pool');
  expect(second.data).toEqual({ currency: 'EUR', amount: first.data.amount + 20n, hit: false });
  expect(BigInt(second.sequence)).toBeGreaterThan(BigInt(first.sequence));
  visitor.socket.close();
}, 20_000);

test('every open page of a member is told of a bet, and no other page is', async () => {
  const player = await running.register();
  const other = await running.register();
  const pages = await Promise.all(
    [1, 2].map(() => openPage({ type: 'hello', token: player.token, last: {} })),
  );
  const stranger = await openPage({ type: 'hello', token: other.token, last: {} });
  for (const page of [...pages, stranger]) {
    expect(await page.next()).toEqual({ type: 'ready' });
    expect(await page.next()).toMatchObject({
      topic: 'wallet',
      sequence: '1',
      data: { amount: 10_000_000n },
    });
  }
  const placed = await bet(player.token);
  for (const page of pages) {
    let heard = await page.next();
    // A win has two entries; a page may receive both.
    while (heard?.type === 'event' && heard.sequence !== placed.balanceSequence) heard = await page.next();
    expect(heard).toMatchObject({ topic: 'wallet', sequence: placed.balanceSequence });
  }
  const mine = await bet(other.token);
  const heard = await stranger.next();
  expect(heard).toMatchObject({ topic: 'wallet' });
  expect(BigInt(heard?.type === 'event' ? heard.sequence : 0)).toBeLessThanOrEqual(
    BigInt(mine.balanceSequence),
  );
  for (const page of [...pages, stranger]) page.socket.close();
});

test('every open page of a member is told of a move, which no other page is', async () => {
  const [player, other] = [await running.register(), await running.register()];
  const [page, stranger] = await Promise.all(
    [player, other].map(({ token }) => openPage({ type: 'hello', token, last: {} }, { topic: 'rounds' })),
  );
  for (const one of [page, stranger]) expect(await one?.next()).toEqual({ type: 'ready' });
  const play = async (token: string, call: 'startRound' | 'move', body: object) =>
    running.call(siteApi.originals[call], {
      token,
      path: `/wps/originals/mines/${call === 'move' ? 'move' : 'start'}`,
      body,
    });
  const [roundId, theirs] = [newId(), newId()];
  const start = { stake: '1', bet: { mines: 24 } };
  await play(player.token, 'startRound', { id: roundId, ...start });
  const data = { gameId: 'mines', roundId, moves: 0, isOver: false };
  expect(await page?.next()).toMatchObject({ topic: 'rounds', data });
  await play(player.token, 'move', { roundId, step: 0, move: { field: 3 } });
  expect(await page?.next()).toMatchObject({ data: { ...data, moves: 1, isOver: true } });
  await play(other.token, 'startRound', { id: theirs, ...start });
  expect(await stranger?.next()).toMatchObject({ data: { ...data, roundId: theirs } });
  page?.socket.close();
  stranger?.socket.close();
});

test('a page that reconnects gets what it missed, and nothing if it missed nothing', async () => {
  const player = await running.register();
  const placed = await bet(player.token);
  const late = await openPage({ type: 'hello', token: player.token, last: { wallet: '1' } });
  expect(await late.next()).toEqual({ type: 'ready' });
  expect(await late.next()).toMatchObject({ topic: 'wallet', sequence: placed.balanceSequence });
  const current = await openPage({
    type: 'hello',
    token: player.token,
    last: { wallet: placed.balanceSequence },
  });
  expect(await current.next()).toEqual({ type: 'ready' });
  const more = await bet(player.token);
  const heard = await current.next();
  expect(BigInt(heard?.type === 'event' ? heard.sequence : 0)).toBeGreaterThan(
    BigInt(placed.balanceSequence),
  );
  expect(BigInt(more.balanceSequence)).toBeGreaterThan(BigInt(placed.balanceSequence));
  late.socket.close();
  current.socket.close();
});

const send = (memberId: string) =>
  running.database.db.transaction().execute((tx) =>
    running.app.modules.messages.send(tx, {
      merchantId: 'croupier',
      memberId,
      kind: 'deposit_credited',
      params: { amount: '10.0000', currency: 'EUR' },
    }),
  );

test('the open pages of a member are told of a message, also after reconnecting, and no other pages are', async () => {
  const player = await running.register();
  const other = await running.register();
  const open = (token: string, last: Record<string, string> = {}) =>
    openPage({ type: 'hello', token, last }, { topic: 'messages' });
  const [page, stranger] = await Promise.all([open(player.token), open(other.token)]);
  for (const greetedPage of [page, stranger]) {
    expect(await greetedPage.next()).toEqual({ type: 'ready' });
    // The welcome message.
    expect(await greetedPage.next()).toMatchObject({ topic: 'messages', sequence: '1', data: { unread: 1 } });
  }
  await send(player.memberId);
  expect(await page.next()).toMatchObject({ topic: 'messages', sequence: '2', data: { unread: 2 } });
  await send(other.memberId);
  // The next event of the other member is its own.
  expect(await stranger.next()).toMatchObject({ topic: 'messages', sequence: '2' });

  const late = await open(player.token, { messages: '1' });
  expect(await late.next()).toEqual({ type: 'ready' });
  expect(await late.next()).toMatchObject({ sequence: '2', data: { unread: 2 } });
  const current = await open(player.token, { messages: '2' });
  expect(await current.next()).toEqual({ type: 'ready' });
  await send(player.memberId);
  expect(await current.next()).toMatchObject({ sequence: '3', data: { unread: 3 } });
  for (const { socket } of [page, stranger, late, current]) socket.close();
});

test('uncommitted changes are not announced', async () => {
  const player = await running.register();
  const page = await openPage({ type: 'hello', token: player.token, last: {} }, { topic: 'messages' });
  expect(await page.next()).toEqual({ type: 'ready' });
  expect(await page.next()).toMatchObject({ sequence: '1' });
  const inbox = { merchantId: 'croupier', memberId: player.memberId };
  await running.database.db
    .transaction()
    .execute(async (tx) => {
      await running.app.modules.messages.send(tx, { ...inbox, kind: 'deposit_failed' });
      throw new Error('not this time');
    })
    .catch(() => {});
  await send(player.memberId);
  expect(await page.next()).toMatchObject({ sequence: '2', data: { unread: 2 } });
  page.socket.close();
});

test.each([
  ['a token of another merchant', { host: HOSTS.lotus }, 'signed_out'],
  ['an unknown token', { token: 'nobody' }, 'signed_out'],
  ['something else than hello', { raw: '{"type":"hi"}' }, 'error'],
  ['no JSON', { raw: '{' }, 'error'],
] as const)('%s ends the connection', async (_name, change, type) => {
  const player = await running.register();
  const hello =
    'raw' in change
      ? change.raw
      : { type: 'hello', token: 'token' in change ? change.token : player.token, last: {} };
  const page = await openPage(hello, 'host' in change ? { host: change.host } : {});
  expect(await page.next()).toMatchObject({ type });
  await page.closed;
});

/** A page of a member, after its greeting. */
const greeted = async (token: string) => {
  const page = await openPage({ type: 'hello', token, last: {} });
  expect(await page.next()).toEqual({ type: 'ready' });
  expect(await page.next()).toMatchObject({ topic: 'wallet' });
  return page;
};

test('signing out closes the pages of that session at once, and no others', async () => {
  const player = await running.register();
  const other = await running.register();
  const pages = await Promise.all([greeted(player.token), greeted(player.token), greeted(other.token)]);
  const [first, second, stranger] = pages;
  await running.call(siteApi.session.logout, { token: player.token });
  for (const page of [first, second]) {
    expect(await page.next()).toEqual({ type: 'signed_out' });
    await page.closed;
  }
  expect(stranger.socket.readyState).toBe(WebSocket.OPEN);
  stranger.socket.close();
});

test('signing out elsewhere closes the pages there and keeps those here', async () => {
  const player = await running.register();
  const signedIn = await running.call(siteApi.session.login, {
    body: { type: 'username', username: player.username, password: PASSWORD },
  });
  const { token } = signedIn.body.value as { token: string };
  const [there, here] = await Promise.all([greeted(player.token), greeted(token)]);
  const ended = await running.call(siteApi.session.endOthers, { token });
  expect(ended.body.value).toEqual({ ended: 1 });
  expect(await there.next()).toEqual({ type: 'signed_out' });
  await there.closed;
  expect(here.socket.readyState).toBe(WebSocket.OPEN);
  here.socket.close();
});

test('a session that must change its password gets money events only afterwards', async () => {
  const newcomer = running.app.demo?.members.find(({ account }) => account === 'newcomer1');
  const { account = '', password = '' } = newcomer ?? {};
  const signedIn = await running.call(siteApi.session.login, {
    body: { type: 'username', username: account, password },
  });
  const { token } = signedIn.body.value as { token: string };
  while ((await running.app.outbox.deliverDue()) > 0);
  const page = await openPage({ type: 'hello', token, last: {} });
  expect(await page.next()).toEqual({ type: 'ready' });
  const info = await running.call(siteApi.identity.memberInfo, { token });
  const { id: accountId } = info.body.value as { id: string };
  await sql`update sessions set pending = null where account_id = ${accountId}`.execute(running.database.db);
  running.app.modules.sessions.forget({ merchantId: 'croupier', accountId });
  await bet(token);
  // The welcome credit is the first entry.
  const heard = await page.next();
  expect(BigInt(heard?.type === 'event' ? heard.sequence : 0)).toBeGreaterThan(1n);
  page.socket.close();
});

test('the number of sockets per address is limited, independently of other addresses', async () => {
  const from = (ip: string) =>
    new WebSocket(`ws://127.0.0.1:${port}${REALTIME_PATH}`, {
      headers: { host: HOSTS.croupier, 'x-forwarded-for': ip },
    });
  const many = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = from('198.51.100.20');
      await once(socket, 'open');
      return socket;
    }),
  );
  const [error] = (await once(from('198.51.100.20'), 'error')) as [Error];
  expect(error.message).toContain('429');
  const neighbour = from('198.51.100.21');
  await once(neighbour, 'open');
  const closed = many.map((socket) => once(socket, 'close'));
  for (const socket of [...many, neighbour]) socket.terminate();
  await Promise.all(closed);
});

test("another site's page gets no socket", async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${REALTIME_PATH}`, {
    headers: { host: HOSTS.croupier, origin: 'https://evil.example' },
  });
  const [error] = (await once(socket, 'error')) as [Error];
  expect(error.message).toContain('403');
});

/** The raw WebSocket upgrade request of a browser. */
const upgrade = (path: string, host: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');

test('a caller that disconnects before its answer does not end the process', async () => {
  const heard: unknown[] = [];
  const hear = (error: unknown): number => heard.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', hear);
  try {
    for (let round = 0; round < 20; round += 1)
      for (const [path, host] of [
        ['/elsewhere', HOSTS.croupier],
        [REALTIME_PATH, 'unknown.example'],
        [REALTIME_PATH, HOSTS.croupier],
      ] as const) {
        const caller = connect(port, '127.0.0.1');
        await once(caller, 'connect');
        caller.write(upgrade(path, host));
        setImmediate(() => caller.resetAndDestroy());
        await once(caller, 'close');
      }
    // When the server answers a later request, it has processed all earlier ones.
    const player = await running.register();
    const page = await openPage({ type: 'hello', token: player.token, last: {} });
    expect(await page.next()).toEqual({ type: 'ready' });
    page.socket.close();
  } finally {
    process.removeListener('uncaughtException', hear);
    for (const other of others) process.on('uncaughtException', other);
  }
  expect(heard).toEqual([]);
});

test('a refused caller that keeps its side open is disconnected', async () => {
  const caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const closed = new Promise<string>((done) => {
    running.app.site.server.once('connection', (socket) => socket.once('close', () => done('let go')));
  });
  caller.on('error', () => {});
  caller.resume();
  caller.write(upgrade('/elsewhere', HOSTS.croupier));
  expect(await closed).toBe('let go');
  caller.destroy();
});
