import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readTogether } from './reader.ts';
import type { Statement } from './statement.ts';

type Thing = { id: number; name: string };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table things (id int primary key, name text)`.execute(database.db);
  await sql`insert into things select n, 'thing ' || n from generate_series(1, 500) n`.execute(database.db);
});
afterAll(() => database.close());

const thing = (id: number): Statement => ({
  name: 'read_thing',
  text: 'select id, name from things where id = $1',
  values: [id],
});
const ratio = (divisor: number): Statement => ({
  name: 'read_ratio',
  text: 'select 10 / $1::int as ratio',
  values: [divisor],
});
const read = (id: number): Promise<Thing[]> => readTogether<Thing>(database.db, thing(id));

test('every caller gets the rows of its own read', async () => {
  const ids = Array.from({ length: 500 }, (_, index) => index + 1);
  const answers = await Promise.all(ids.map(read));
  expect(answers).toEqual(ids.map((id) => [{ id, name: `thing ${id}` }]));
  expect(await read(501)).toEqual([]);
});

test('concurrent reads share a round trip', async () => {
  await read(1);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await Promise.all(Array.from({ length: 60 }, (_, index) => read(index + 1)));
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});

test('a failing read does not affect the others', async () => {
  const answers = await Promise.allSettled([
    read(1),
    readTogether(database.db, ratio(0)),
    read(2),
    readTogether(database.db, ratio(5)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  await expect(readTogether(database.db, ratio(0))).rejects.toThrow('division by zero');
});

test('a read whose connection is cut is repeated', async () => {
  await read(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%from things where id%'`.execute(
    database.db,
  );
  const answers = await Promise.all([1, 2, 3].map(read));
  expect(answers.flat().map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a read in a transaction sees the writes of the transaction', async () => {
  await database.db
    .transaction()
    .execute(async (tx) => {
      await sql`update things set name = 'changed' where id = 1`.execute(tx);
      expect(await readTogether<Thing>(tx, thing(1))).toEqual([{ id: 1, name: 'changed' }]);
      throw new Error('rolled back');
    })
    .catch((error: unknown) => expect(String(error)).toContain('rolled back'));
  expect(await read(1)).toEqual([{ id: 1, name: 'thing 1' }]);
});

test('a closed database refuses reads', async () => {
  const other = await createTestDatabase();
  const one: Statement = { name: 'read_one', text: 'select 1 as one', values: [] };
  expect(await readTogether(other.db, one)).toEqual([{ one: 1 }]);
  await other.close();
  await expect(readTogether(other.db, one)).rejects.toThrow('closed');
});
