import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { superviseEmbeddedPostgres, type SupervisedPostgres } from './supervised-postgres.ts';

const folder = join(import.meta.dirname, '../../../../../.data', `supervised-postgres-${process.pid}`);
const said: string[] = [];
let postgres: SupervisedPostgres;
beforeAll(async () => {
  await mkdir(join(folder, '..'), { recursive: true });
  postgres = await superviseEmbeddedPostgres({ folder, settings: ['shared_buffers=16MB'] }, (line) =>
    said.push(line),
  );
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.password`, { force: true });
});

test('a killed database on a Unix socket restarts at the same address with its data', async () => {
  const database = openDatabase({ url: postgres.url, maxConnections: 2 });
  await sql`create table kept as select 7 as n`.execute(database.db);
  const { rows: peers } =
    await sql`select client_addr from pg_stat_activity where pid = pg_backend_pid()`.execute(database.db);
  expect(peers).toEqual([{ client_addr: null }]);
  const before = postgres.process();
  before.kill('SIGKILL');
  const patience = { timeout: 50_000, interval: 50 };
  // Orphaned backends of the killed server may respond for a moment.
  await expect.poll(() => postgres.process().pid, patience).not.toBe(before.pid);
  const rows = () => sql`select n from kept`.execute(database.db).then((result) => result.rows, String);
  await expect.poll(rows, patience).toEqual([{ n: 7 }]);
  expect(said).toEqual(['PostgreSQL ended; starting it again …']);
  await database.close();
});
