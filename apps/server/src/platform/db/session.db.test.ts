import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sqlStateOf } from './failures.ts';
import { openDatabase } from './database.ts';
import { openSession } from './session.ts';
import { insertInto, runStatement, type Statement } from './statement.ts';

type Thing = { id: number; name: string | null; about: object | null; at: Date };

const insertThings = insertInto<Thing>('things', [
  ['id', 'int', ({ id }) => id],
  ['name', 'text', ({ name }) => name],
  ['about', 'jsonb', ({ about }) => about && JSON.stringify(about)],
  ['at', 'timestamptz', ({ at }) => at.toISOString()],
]);
const plain = (text: string): Statement => ({ name: text, text, values: [] });

// Separators, terminators, quotes and null markers of both ways in which rows are sent.
const NAMES = [
  'plain',
  '',
  null,
  'null',
  'NULL',
  String.raw`\N`,
  '\t',
  '\n',
  '\r',
  '"',
  String.raw`\"`,
  '{a,b}',
  `'`,
  'ñ漢🎲',
  ' x ',
];
const AT = new Date('2026-11-21T08:00:00.123Z');
const THINGS: Thing[] = NAMES.map((name, id) => ({ id, name, about: { name }, at: AT }));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table things (id int primary key, name text, about jsonb, at timestamptz)`.execute(
    database.db,
  );
});
afterAll(() => database.close());

const stored = async (): Promise<Thing[]> => {
  const { rows } = await sql<Thing>`select * from things order by id`.execute(database.db);
  await sql`truncate things`.execute(database.db);
  return rows;
};

test('the plan settings of a session come from the configuration', async () => {
  const settings = ['plan_cache_mode=auto', 'enable_seqscan=on'];
  const other = openDatabase({ url: database.url, maxConnections: 1, planSettings: settings });
  const session = await openSession(other.db);
  const [answer] = await session.run([plain(`select current_setting('plan_cache_mode') as mode`)]);
  expect(answer?.rows).toEqual([{ mode: 'auto' }]);
  await session.close();
  await other.close();
});

test('rows arrive unchanged, by COPY and by arrays', async () => {
  const session = await openSession(database.db);
  expect(insertThings(THINGS).copy).toBeDefined();
  await session.run([insertThings(THINGS)]);
  expect(await stored()).toEqual(THINGS);
  await runStatement(database.db, insertThings(THINGS));
  expect(await stored()).toEqual(THINGS);
  for (const thing of THINGS.slice(0, 3)) {
    expect(insertThings([thing]).copy).toBeUndefined();
    await session.run([insertThings([thing])]);
  }
  expect(await stored()).toEqual(THINGS.slice(0, 3));
  await session.close();
});

test('each of several statements sent together gets its own result', async () => {
  const session = await openSession(database.db);
  const train = [
    plain('begin'),
    insertThings(THINGS),
    plain('select count(*) as number from things'),
    plain('rollback'),
  ];
  for (let turn = 0; turn < 3; turn += 1)
    expect(await session.run(train)).toEqual([
      { command: 'BEGIN', rows: [] },
      { command: 'COPY', rows: [] },
      { command: 'SELECT', rows: [{ number: BigInt(THINGS.length) }] },
      { command: 'ROLLBACK', rows: [] },
    ]);
  await session.close();
});

test.each([
  ['a statement', plain('select 1 / 0')],
  ['a COPY in the middle of its rows', insertThings([...THINGS, ...THINGS])],
  [
    'a COPY that never begins',
    { ...insertThings(THINGS), copy: { name: 'none', text: 'copy none from stdin', data: '1\n' } },
  ],
])('after an error in %s the following statements are skipped', async (_, wrong) => {
  const session = await openSession(database.db);
  const error: unknown = await session
    .run([plain('begin'), wrong, plain('commit')])
    .catch((thrown: unknown) => thrown);
  expect(sqlStateOf(error)).toMatch(/^(?:22012|23505|42P01)$/);
  expect(await session.run([plain('rollback'), plain('select 1 as one')])).toMatchObject([
    { command: 'ROLLBACK' },
    { rows: [{ one: 1 }] },
  ]);
  expect(await stored()).toEqual([]);
  await session.close();
});

test('a broken connection rejects the statements in progress', async () => {
  const session = await openSession(database.db);
  const [{ rows } = { rows: [] }] = await session.run([plain('select pg_backend_pid() as pid')]);
  const waiting = session.run([plain('select pg_sleep(30)')]).catch((error: unknown) => error);
  await expect
    .poll(async () => {
      const { rows: active } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and query = 'select pg_sleep(30)'`.execute(database.db);
      return active.length;
    })
    .toBe(1);
  await sql`select pg_terminate_backend(${rows[0]?.['pid']})`.execute(database.db);
  expect(await waiting).toBeInstanceOf(Error);
  await expect.poll(() => session.alive()).toBe(false);
  await session.close();
});

test('session statements use no JIT and no plans for the current table sizes', async () => {
  const session = await openSession(database.db);
  // The embedded cluster has JIT off; another server may not.
  const [answer] = await session.run([
    plain(`select name, setting from pg_settings
      where source = 'client' and name in ('jit', 'plan_cache_mode', 'enable_seqscan') order by name`),
  ]);
  expect(answer?.rows).toEqual([
    { name: 'enable_seqscan', setting: 'off' },
    { name: 'jit', setting: 'off' },
    { name: 'plan_cache_mode', setting: 'force_generic_plan' },
  ]);
  await session.close();
});
