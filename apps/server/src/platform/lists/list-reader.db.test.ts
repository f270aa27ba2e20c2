import { instant } from '@croupier/contract/instant.ts';
import {
  defineList,
  LIST_COUNT_MAX,
  LIST_PAGE_SIZE,
  type QueryOf,
} from '@croupier/contract/lists/define-list.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { newId } from '../ids.ts';
import { encodeCursor, fingerprintOf } from './cursor.ts';
import { createListReader } from './list-reader.ts';

const things = defineList({
  id: 'things',
  path: '/console/things',
  summary: 'Things of several merchants.',
  permission: 'overview.view',
  item: z.object({
    id: z.uuid(),
    merchantCode: z.string(),
    name: z.string(),
    size: z.bigint().nullable(),
    at: instant,
  }),
  filters: { name: z.string(), sizeMin: z.coerce.bigint() },
  sorts: ['at', 'name', 'size'],
  initialSort: '-at',
});
type Thing = z.output<typeof things.item>;
type Query = QueryOf<typeof things>;

const reader = createListReader(things, {
  rows: (merchantId) => sql`from things t where t.merchant_id = ${merchantId}`,
  merchantId: sql`t.merchant_id`,
  id: { by: sql`t.id`, type: 'uuid' },
  columns: {
    id: sql`t.id`,
    merchantCode: sql`t.merchant_id`,
    name: sql`t.name`,
    size: sql`t.size`,
    at: sql`t.at`,
  },
  filters: { name: (name) => sql`t.name = ${name}`, sizeMin: (size) => sql`t.size >= ${size}` },
  sorts: {
    at: { by: sql`t.at`, type: 'timestamptz' },
    name: { by: sql`t.name`, type: 'text' },
    size: { by: sql`t.size`, type: 'bigint', nullable: true },
  },
  item: (row: Thing) => row,
});

let database: TestDatabase;
const MERCHANTS = ['one', 'two'];

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table things (merchant_id text, id uuid, name text, size bigint, at timestamptz,
    primary key (merchant_id, id))`.execute(database.db);
});
afterAll(() => database.close());

/** Few different values, so that many rows are equal in what they are sorted by. */
async function insertThings(count: number, merchantIds: readonly string[] = MERCHANTS): Promise<void> {
  for (const merchantId of merchantIds)
    await sql`insert into things select ${merchantId}, gen_random_uuid(), 'name ' || n % 5,
        case when n % 3 > 0 then n % 7 end, '2026-01-01'::timestamptz + (n % 9) * interval '1 microsecond'
      from generate_series(1, ${count}::integer) n`.execute(database.db);
}
const clear = () => sql`delete from things`.execute(database.db);

const read = (query: Query, merchantIds: readonly string[] = MERCHANTS) =>
  reader.read(database.db, { merchantIds, query });
const keyOf = ({ merchantCode, id }: Thing): string => `${merchantCode} ${id}`;

/** Walks to the end and back to the start, with something happening between the pages. */
async function walk(query: Query, between: () => Promise<unknown> = async () => {}) {
  const forward: Thing[] = [];
  let page = await read(query);
  forward.push(...page.items);
  while (page.next !== null) {
    await between();
    page = await read({ ...query, after: page.next });
    forward.push(...page.items);
  }
  const backward: Thing[] = [...page.items];
  while (page.previous !== null) {
    await between();
    page = await read({ ...query, before: page.previous });
    backward.unshift(...page.items);
  }
  return { forward, backward };
}

const compare = (a: bigint | string | number, b: bigint | string | number): number =>
  a < b ? -1 : a > b ? 1 : 0;

test.each(['at', '-at', 'name', '-name', 'size', '-size'] as const)(
  'sorted by %s, both directions give every row once, in the same order',
  async (sort) => {
    await clear();
    await insertThings(130);
    const { forward, backward } = await walk({ sort });
    expect(forward).toHaveLength(260);
    expect(new Set(forward.map(keyOf)).size).toBe(260);
    expect(backward.map(keyOf)).toEqual(forward.map(keyOf));
    const values = forward.map(({ at, name, size }) =>
      sort.endsWith('at') ? at.getTime() : sort.endsWith('name') ? name : size,
    );
    const known = values.filter((value) => value !== null);
    const sorted = known.toSorted(compare);
    // Rows without a value come last in both orders.
    expect(values.slice(known.length).every((value) => value === null)).toBe(true);
    expect(known).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted);
  },
);

test('rows inserted while paging neither repeat nor hide others', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Query['sort'][]>('at', '-at', 'name', '-name', 'size', '-size'),
      fc.integer({ min: 0, max: 120 }),
      fc.integer({ min: 1, max: 30 }),
      async (sort, count, inserted) => {
        await clear();
        await insertThings(count);
        const before = new Set((await walk({ sort })).forward.map(keyOf));
        const { forward, backward } = await walk({ sort }, () => insertThings(inserted, ['two']));
        for (const rows of [forward, backward]) {
          const keys = rows.map(keyOf);
          expect(new Set(keys).size).toBe(keys.length);
          expect([...before].filter((key) => !keys.includes(key))).toEqual([]);
        }
      },
    ),
    { numRuns: 12 },
  );
});

test('filters apply to rows and count, and only the given merchants are read', async () => {
  await clear();
  await insertThings(100);
  const page = await read({ sort: 'at', name: 'name 1', sizeMin: 3n }, ['two']);
  expect(page.count).toBe(page.items.length);
  expect(page.items.length).toBeGreaterThan(0);
  for (const item of page.items) {
    expect(item).toMatchObject({ merchantCode: 'two', name: 'name 1' });
    expect(item.size).toBeGreaterThanOrEqual(3n);
  }
});

test('a page holds 50 rows and knows its neighbours', async () => {
  await clear();
  expect(await read({ sort: 'at' })).toEqual({
    items: [],
    next: null,
    previous: null,
    count: 0,
    isCountExact: true,
  });
  await insertThings(LIST_PAGE_SIZE, ['one']);
  expect(await read({ sort: 'at' })).toMatchObject({ next: null, previous: null, count: LIST_PAGE_SIZE });
  await insertThings(1, ['two']);
  const first = await read({ sort: 'at' });
  expect(first.items).toHaveLength(LIST_PAGE_SIZE);
  const second = await read({ sort: 'at', after: first.next ?? '' });
  expect(second).toMatchObject({ next: null, count: LIST_PAGE_SIZE + 1 });
  expect(second.items).toHaveLength(1);
});

test('beyond the limit the count is not exact', async () => {
  await clear();
  await insertThings(LIST_COUNT_MAX / 2);
  expect(await read({ sort: 'at' })).toMatchObject({ count: LIST_COUNT_MAX, isCountExact: true });
  await insertThings(1, ['one']);
  expect(await read({ sort: 'at' })).toMatchObject({ count: LIST_COUNT_MAX, isCountExact: false });
});

test('a cursor of another selection is refused with its field', async () => {
  await clear();
  await insertThings(60);
  const { next } = await read({ sort: 'at' });
  const refusal = { code: 'lists.bad_cursor', status: 422 };
  const foreign = [
    read({ sort: '-at', after: next ?? '' }),
    read({ sort: 'at', name: 'name 1', after: next ?? '' }),
    read({ sort: 'at', after: newId() }),
  ];
  for (const answer of foreign) await expect(answer).rejects.toMatchObject(refusal);
  await expect(read({ sort: 'at', before: 'x' })).rejects.toMatchObject({
    details: { fields: [{ field: 'before' }] },
  });
});

test('a forged cursor reads no other merchant’s rows', async () => {
  await clear();
  await insertThings(60);
  const query: Query = { sort: 'at' };
  const place = { sort: '2026-01-01 00:00:00+00', id: newId(), merchantId: 'two' };
  const forged = encodeCursor({ ...place, count: 0, isCountExact: true }, fingerprintOf('things', query));
  const { items } = await read({ ...query, after: forged }, ['one']);
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items.map(({ merchantCode }) => merchantCode))).toEqual(new Set(['one']));
  // A value that PostgreSQL would not accept is refused before.
  const wrong = encodeCursor(
    { ...place, sort: 'no time', count: 0, isCountExact: true },
    fingerprintOf('things', query),
  );
  await expect(read({ ...query, after: wrong })).rejects.toMatchObject({ code: 'lists.bad_cursor' });
});

test('an export reads the same rows in the same order', async () => {
  await clear();
  await insertThings(120);
  const query: Query = { sort: '-size', name: 'name 2' };
  const exported: Thing[] = [];
  for await (const items of reader.pages(database.db, { merchantIds: MERCHANTS, query, pageSize: 7 }))
    exported.push(...items);
  expect(exported.map(keyOf)).toEqual((await walk(query)).forward.map(keyOf));
});
