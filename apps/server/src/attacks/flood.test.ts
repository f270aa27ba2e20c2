// Clients that send far more than they read.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { ConnectionLimits } from '../platform/http/connection-limits.ts';
import { createHttpServer } from '../platform/http/server.ts';
import { createLogger } from '../platform/log.ts';

const CONNECTIONS = 20;
const REQUESTS = 2_000;
/** As large as a server-rendered page, and larger than the socket buffers. */
const PAGE = 'x'.repeat(300_000);

let server: FastifyInstance | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.close();
});

/** A server whose pages take one turn of the event loop, and the number of pages in progress. */
async function listen(limits: ConnectionLimits = {}) {
  const count = { started: 0, finished: 0, most: 0 };
  server = createHttpServer({
    log: createLogger('silent', 'test'),
    clock: systemClock,
    translate: (_language, code) => code,
    keys: {} as never,
    languageOf: async () => 'EN',
    resolveContext: () => Promise.reject(new Error('has no calls')),
    limits,
  });
  server.get('/page/:n', async (request, reply) => {
    count.started += 1;
    count.most = Math.max(count.most, count.started - count.finished);
    reply.raw.prependOnceListener('close', () => (count.finished += 1));
    await pause(1);
    const { n } = request.params as { n: string };
    return n === 'large' ? PAGE : `page ${n}`;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  return { count, open };
}

const get = (n: string | number): string => `GET /page/${n} HTTP/1.1\r\nhost: x\r\n\r\n`;
const isClosed = (socket: Socket): Promise<void> => new Promise((done) => socket.once('close', () => done()));

test('unread responses to pipelined requests do not accumulate', async () => {
  const { count, open } = await listen();
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, open));
  const closed = clients.map(isClosed);
  for (const client of clients) client.write(get('large').repeat(REQUESTS));
  // Never reads: the client notices that it was disconnected when a write fails.
  const writing = setInterval(() => {
    for (const client of clients) client.write(get('large'));
  }, 5);
  await Promise.all(closed);
  clearInterval(writing);
  expect(count.most).toBeLessThanOrEqual(CONNECTIONS);
  expect(count.started).toBeLessThan(CONNECTIONS * 40);
}, 60_000);

test('a few pipelined requests are answered in order', async () => {
  const { count, open } = await listen();
  const client = await open();
  const numbers = Array.from({ length: 20 }, (_, n) => n);
  client.write(numbers.map(get).join(''));
  let text = '';
  for await (const chunk of client) {
    text += String(chunk);
    if (text.includes('page 19')) break;
  }
  expect([...text.matchAll(/page (\d+)/g)].map(([, n]) => Number(n))).toEqual(numbers);
  expect(count.most).toBe(1);
});

test('a client that stops reading is closed', async () => {
  const { count, open } = await listen({ writeTimeoutMilliseconds: 50 });
  const client = await open();
  const closed = isClosed(client);
  // Together more than the kernel buffers.
  client.write(get('large').repeat(30));
  const writing = setInterval(() => client.write('\r\n'), 20);
  await closed;
  clearInterval(writing);
  expect(count.started).toBeLessThan(30);
});

test('connections per address are limited, and closing one allows a new one', async () => {
  const { open } = await listen({ connectionsPerAddress: 3 });
  const [first] = await Promise.all([open(), open(), open()]);
  await isClosed(await open());
  first?.end();
  if (first) await isClosed(first);
  const next = await open();
  next.write(get(1));
  const [answer] = (await once(next, 'data')) as [Buffer];
  expect(String(answer)).toContain('200 OK');
});
