import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSandbox } from '../server.ts';
import { createFaults } from './faults.ts';
import { createHookSender } from './hook-sender.ts';
import { createProviderBook } from './provider-book.ts';
import { createStore } from './store.ts';

const sandbox = createSandbox();
let url = '';
const received: Array<{ body: string; time: string }> = [];
let answers: number[] = [];
let listener: Server;
let hookUrl = '';

beforeAll(async () => {
  ({ url } = await sandbox.listen({ host: '127.0.0.1', port: 0, smtpPort: 0 }));
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      received.push({ body, time: String(request.headers['x-time']) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  hookUrl = `http://lotus.localhost:${(listener.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  await sandbox.close();
  listener.close();
});
beforeEach(() => {
  received.length = 0;
  answers = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const put = (body: unknown) =>
  fetch(`${url}/payments/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('faults are set as a whole, and wrong ones are refused', async () => {
  const faults = [{ provider: 'switch', fault: 'late', times: 2 }];
  expect(await (await put({ faults })).json()).toEqual({ faults });
  expect((await put({ faults: [{ provider: 'switch', fault: 'tired' }] })).status).toBe(400);
  expect((await put({ faults: [{ provider: 'switch', fault: 'late', times: 0 }] })).status).toBe(400);
  expect(await (await fetch(`${url}/payments/faults`)).json()).toEqual({ faults });
});

test('a fault that is armed twice happens twice, and only at its account', () => {
  const faults = createFaults();
  faults.replace([{ provider: 'switch', fault: 'under', times: 2, account: 'a' }]);
  expect(faults.take('switch', 'under', 'b')).toBe(false);
  expect([1, 2, 3].map(() => faults.take('switch', 'under', 'a'))).toEqual([true, true, false]);
});

const sender = (faults = createFaults()) => ({
  faults,
  hooks: createHookSender({ faults }),
});
const order = (body: string, more: { retrySeconds?: number[] } = {}) => ({
  provider: 'p',
  account: 'a',
  url: hookUrl,
  sign: (at: Date) => ({ headers: { 'x-time': at.toISOString() }, body }),
  forge: (at: Date) => ({ headers: { 'x-time': at.toISOString() }, body: `forged ${body}` }),
  retrySeconds: [],
  ...more,
});
const bodies = (): string[] => received.map(({ body }) => body);

test('a message is repeated until it is acknowledged', async () => {
  const { hooks } = sender();
  answers = [500, 503];
  const delivery = hooks.send(order('m', { retrySeconds: [0, 0, 0] }));
  await expect.poll(() => delivery.state).toBe('delivered');
  expect(delivery.attempts.map(({ status }) => status)).toEqual([500, 503, 200]);
});

test('a message that nobody acknowledges is given up, and can be sent by hand', async () => {
  const { hooks } = sender();
  answers = [500, 500];
  const delivery = hooks.send(order('m', { retrySeconds: [0] }));
  await expect.poll(() => delivery.state).toBe('given_up');
  expect(await hooks.sendAgain(delivery.id)).toBe(true);
  expect(delivery.state).toBe('delivered');
});

test.each([
  ['twice', ['m', 'm', 'n']],
  ['forged', ['forged m', 'm', 'n']],
  ['late', ['n', 'm']],
  ['reordered', ['n', 'm']],
  ['lost', ['n']],
] as const)('with the fault %s arrives %j', async (fault, expected) => {
  const { faults, hooks } = sender();
  faults.replace([{ provider: 'p', fault, times: 1 }]);
  if (fault === 'late') vi.useFakeTimers({ toFake: ['setTimeout'] });
  const first = hooks.send(order('m'));
  if (fault === 'twice' || fault === 'forged') await expect.poll(() => received.length).toBe(2);
  hooks.send(order('n'));
  if (fault === 'late') {
    await expect.poll(bodies).toEqual(['n']);
    vi.runAllTimers();
  }
  await expect.poll(bodies).toEqual(expected);
  // The sender learns a moment after the receiver.
  await expect.poll(() => first.state).toBe(fault === 'lost' ? 'lost' : 'delivered');
});

test('a provider with a bad clock signs with its own time', async () => {
  const { faults, hooks } = sender();
  faults.replace([{ provider: 'p', fault: 'bad_clock', times: 1 }]);
  hooks.send(order('m'));
  await expect.poll(() => received.length).toBe(1);
  expect(Date.now() - Date.parse(received[0]?.time ?? '')).toBeGreaterThan(9 * 60_000);
});

test('the money at a provider outlives a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  try {
    const store = createStore(folder);
    const line = { provider: 'p', account: 'a', asset: 'EUR', order: 'o' } as const;
    const book = createProviderBook(store);
    book.add({ ...line, kind: 'payment', amountMinor: 500_000n });
    book.add({ ...line, kind: 'fee', amountMinor: -10_000n });
    store.close();
    expect(createProviderBook(createStore(folder)).position('p', 'a')).toEqual({ EUR: 490_000n });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
