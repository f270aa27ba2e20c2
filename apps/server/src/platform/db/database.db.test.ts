import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase, type Database, type Tx } from './database.ts';
import { isDatabaseUnavailable } from './failures.ts';

let admin: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
const lost: Error[] = [];

beforeAll(async () => {
  admin = await createTestDatabase();
  proxy = await startDatabaseProxy(admin.url);
  database = openDatabase({
    url: proxy.url,
    maxConnections: 3,
    onConnectionError: (error) => lost.push(error),
  });
});
afterAll(async () => {
  await database.close();
  await proxy.close();
  await admin.close();
});

const pidOf = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]?.pid ?? 0;
};
const isUp = async (): Promise<boolean> => {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
  return rows[0]?.one === 1;
};

/** The error of a transaction that loses its connection between two statements. */
async function errorOfTransaction(lose: (pid: number) => Promise<unknown>): Promise<unknown> {
  const connectionLost = lost.length;
  return database.db
    .transaction()
    .execute(async (tx) => {
      await lose(await pidOf(tx));
      await expect.poll(() => lost.length, { interval: 5 }).toBeGreaterThan(connectionLost);
      await sql`select 1`.execute(tx);
    })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
}

test('a connection closed by the server during a transaction fails only that transaction', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const error = await errorOfTransaction((pid) =>
      sql`select pg_terminate_backend(${pid})`.execute(admin.db),
    );
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
    expect(await isUp()).toBe(true);
  }
});

test('so does a broken connection', async () => {
  const error = await errorOfTransaction(async () => proxy.cut());
  expect(isDatabaseUnavailable(error), String(error)).toBe(true);
  expect(await isUp()).toBe(true);
});

test('a statement in progress fails when its connection breaks', async () => {
  const sleeping = sql`select pg_sleep(30)`.execute(database.db).catch((error: unknown) => error);
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and query = 'select pg_sleep(30)' and state = 'active'`.execute(
        admin.db,
      );
      return rows.length;
    })
    .toBe(1);
  proxy.cut();
  expect(isDatabaseUnavailable(await sleeping)).toBe(true);
  expect(await isUp()).toBe(true);
});

test('an exhausted pool, a slow statement and a database that is down are temporary failures', async () => {
  const error = await database.db
    .transaction()
    .execute(async (tx) => {
      await sql`set local statement_timeout = 10`.execute(tx);
      await sql`select pg_sleep(5)`.execute(tx);
    })
    .catch((failure: unknown) => failure);
  expect(isDatabaseUnavailable(error)).toBe(true);
  proxy.refuse();
  const refused = await isUp().catch((failure: unknown) => failure);
  expect(isDatabaseUnavailable(refused), String(refused)).toBe(true);
  await expect(database.ping()).rejects.toThrow(/terminated|ECONNRESET/);
  proxy.accept();
  await database.ping();
  expect(await isUp()).toBe(true);
});

test('a connection that no longer responds is closed and not reused', async () => {
  const impatient = openDatabase({ url: proxy.url, maxConnections: 1, answerTimeoutMilliseconds: 100 });
  const ask = () => sql`select 1`.execute(impatient.db);
  await ask();
  proxy.freeze();
  const error = await ask().catch((failure: unknown) => failure);
  expect(isDatabaseUnavailable(error), String(error)).toBe(true);
  await expect.poll(() => ask().then(() => 'answered', String)).toBe('answered');
  await impatient.close();
});

test('a listener reconnects after its connection breaks', async () => {
  const heard: string[] = [];
  const stop = await database.listen('test_channel', (payload) => heard.push(payload));
  const notify = (payload: string) => sql`select pg_notify('test_channel', ${payload})`.execute(admin.db);
  await notify('before');
  await expect.poll(() => heard).toContain('before');
  proxy.cut();
  await expect
    .poll(async () => {
      await notify('after');
      return heard;
    })
    .toContain('after');
  await stop();
});
