// The database fails under load: a restart, a failover, broken connections, a full disk.
import { siteApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { createLogger } from '../platform/log.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy.ts';
import { createTestApp, HOSTS, type TestApp } from '../testing/test-app.ts';

const CALLERS = 12;
const lines: string[] = [];
let proxy: DatabaseProxy;
let running: TestApp;
let token: string;

beforeAll(async () => {
  const log = createLogger('warn', 'test', { write: (line) => void lines.push(line) });
  running = await createTestApp({}, log, async (url) => {
    proxy = await startDatabaseProxy(url);
    return proxy.url;
  });
  ({ token } = await running.register());
});
afterAll(async () => {
  await running.close();
  await proxy.close();
});

const balance = () =>
  running.app.site.inject({
    method: siteApi.wallet.balance.method,
    url: siteApi.wallet.balance.path,
    headers: { host: HOSTS.croupier, authorization: `Bearer ${token}` },
  });
const ready = () => running.app.site.inject({ method: 'GET', url: '/-/health/ready' });

/** Calls of many callers while `disaster` happens repeatedly. */
async function statusesDuring(disaster: () => Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  const load = { on: true };
  const callers = Array.from({ length: CALLERS }, async () => {
    while (load.on) statuses.push((await balance()).statusCode);
  });
  for (let turn = 0; turn < 10; turn += 1) {
    const before = statuses.length;
    await disaster();
    await expect
      .poll(() => statuses.length, { interval: 5, timeout: 20_000 })
      .toBeGreaterThan(before + CALLERS);
  }
  load.on = false;
  await Promise.all(callers);
  return statuses;
}

test.each([
  ['connections that break', async () => proxy.cut()],
  [
    'connections that the server ends',
    async () => {
      const admin = openDatabase({ url: running.database.url, maxConnections: 1 });
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(admin.db);
      await admin.close();
    },
  ],
])('%s fail some calls with 503 and do nothing else', async (_name, disaster) => {
  const statuses = await statusesDuring(disaster);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(async () => (await balance()).statusCode).toBe(200);
});

test('without a database, calls get 503 with a retry time; the process is live but not ready', async () => {
  proxy.refuse();
  await expect.poll(async () => (await ready()).statusCode).toBe(503);
  lines.length = 0;
  const answers = await Promise.all(Array.from({ length: 40 }, balance));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ success: false, value: null, code: 'server.unavailable' });
  }
  expect(lines.length).toBeLessThan(10);
  for (const url of ['/-/health', '/-/health/live'])
    expect((await running.app.site.inject({ method: 'GET', url })).statusCode).toBe(200);
  proxy.accept();
  await expect.poll(async () => (await ready()).statusCode).toBe(200);
  expect((await balance()).statusCode).toBe(200);
});
