import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate, MIGRATIONS_FOLDER } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const copyOfMigrations = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  return folder;
};

test('a migrated database needs no further migration', async () => {
  expect(await migrate(database.db)).toEqual([]);
});

test('servers starting at the same time apply each migration once', async () => {
  const folder = await copyOfMigrations();
  await writeFile(
    join(folder, '9999-together.sql'),
    'create table together (id int); select pg_sleep(0.05);',
  );
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database.db, folder)));
  expect(runs.flat()).toEqual(['9999-together.sql']);
  await sql`delete from migrations where name = '9999-together.sql'`.execute(database.db);
});

test('a changed migration is refused', async () => {
  const folder = await copyOfMigrations();
  await writeFile(join(folder, '0001-merchants.sql'), 'select 1;');
  await expect(migrate(database.db, folder)).rejects.toThrow('0001-merchants.sql was changed');
});

test('a failed migration leaves nothing behind', async () => {
  const folder = await copyOfMigrations();
  await writeFile(join(folder, '9999-broken.sql'), 'create table half (id int); select 1/0;');
  await expect(migrate(database.db, folder)).rejects.toThrow('division by zero');
  const { rows } = await sql`select 1 from pg_tables where tablename = 'half'`.execute(database.db);
  expect(rows).toEqual([]);
});
