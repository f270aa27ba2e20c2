import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Tx } from './database.ts';
import { gathered, runTogether, together } from './together.ts';

let database: TestDatabase;
const statements: string[][] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table sums (merchant_id text, id int, primary key (merchant_id, id))`.execute(database.db);
});
afterAll(() => database.close());

type Item = { merchantId: string; id: number };
const put = together<Item, string>(async (db, merchantId, items) => {
  statements.push(items.map(({ id }) => `${merchantId}/${id}`));
  await sql`insert into sums select ${merchantId}, id from unnest(${items.map(({ id }) => id)}::int[]) as i (id)`.execute(
    db,
  );
  return items.map(({ id }) => `stored ${id}`);
});
const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
  statements.length = 0;
  return database.db.transaction().execute(work);
};
const stored = async (): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from sums order by id`.execute(database.db);
  return rows.map(({ id }) => id);
};

test('parts of one transaction share statements, merchant by merchant, and get their own results', async () => {
  const results = await inTransaction((tx) =>
    runTogether(tx, [
      async () => [await put(tx, { merchantId: 'a', id: 1 }), await put(tx, { merchantId: 'a', id: 2 })],
      async () => [await put(tx, { merchantId: 'a', id: 3 }), await put(tx, { merchantId: 'b', id: 4 })],
    ]),
  );
  expect(results).toEqual([
    ['stored 1', 'stored 2'],
    ['stored 3', 'stored 4'],
  ]);
  expect(statements).toEqual([['a/1', 'a/3'], ['a/2'], ['b/4']]);
});

test('elsewhere each call has a statement of its own', async () => {
  await inTransaction(async (tx) => {
    await runTogether(tx, []);
    await Promise.all([put(tx, { merchantId: 'a', id: 5 }), put(tx, { merchantId: 'a', id: 6 })]);
  });
  expect(statements).toEqual([['a/5'], ['a/6']]);
});

test('an error of a part is thrown after the other parts have ended', async () => {
  const before = await stored();
  let hasEnded = false;
  const failing = inTransaction((tx) =>
    runTogether(tx, [
      async () => {
        throw new Error('no');
      },
      async () => {
        await put(tx, { merchantId: 'a', id: 7 });
        await put(tx, { merchantId: 'a', id: 8 });
        hasEnded = true;
      },
    ]),
  );
  await expect(failing).rejects.toThrow('no');
  expect(hasEnded).toBe(true);
  expect(await stored()).toEqual(before);
});

test('a shared statement that fails fails every part that waits for it', async () => {
  const failing = inTransaction(async (tx) => {
    const parts = await Promise.allSettled([
      runTogether(tx, [() => put(tx, { merchantId: 'a', id: 9 }), () => put(tx, { merchantId: 'a', id: 9 })]),
    ]);
    expect(parts.map(({ status }) => status)).toEqual(['rejected']);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
});

test('reads of callers that know nothing of each other go together, and a failure is told to all of them', async () => {
  const asked: number[][] = [];
  const doubled = gathered<Item, number>(async (db, _merchantId, items) => {
    asked.push(items.map(({ id }) => id));
    const { rows } = await sql<{ id: number }>`
      select 2 * id / (id - 9) * (id - 9) as id from unnest(${items.map(({ id }) => id)}::int[]) as i (id)`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  });
  const { db } = database;
  const ask = (merchantId: string, id: number) => doubled(db, { merchantId, id });
  expect(await Promise.all([ask('a', 10), ask('a', 8), ask('b', 10)])).toEqual([20, 16, 20]);
  expect(asked).toEqual([[10, 8], [10]]);
  await expect(Promise.all([ask('a', 9), ask('b', 1)])).rejects.toThrow('division by zero');
});
