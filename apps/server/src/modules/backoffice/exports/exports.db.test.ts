import type { Permission } from '@croupier/contract/access/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import type { Rights } from '../../../platform/http/context.ts';
import { newId } from '../../../platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createAudit } from '../../base/audit-log/index.ts';
import { createLists } from '../lists/index.ts';
import { EXPORTS } from './exports.config.ts';
import type { ExportDeps, ExportHooks } from './exports.types.ts';
import { askExport, listOwn, readPart } from './exports.usecases.ts';
import { deleteExpired } from './exports.queries.ts';
import { writeExports } from './writing.usecases.ts';

const clock = createManualClock(new Date('2026-11-21T12:00:00Z'));
let database: TestDatabase;
let deps: ExportDeps & { hooks: ExportHooks };
let operatorId = '';
/** The merchants at which each operator has every permission. */
const grants = new Map<string, 'all' | string[]>();

const rightsOf = (id: string): Rights => {
  const held = grants.get(id) ?? [];
  return {
    may: (_: Permission, merchantId: string) => held === 'all' || held.includes(merchantId),
    merchantsWith: () => held,
    ceilingOf: () => ({ actMinor: 0n, dayMinor: 0n }),
  };
};

async function createOperator(merchants: 'all' | string[]): Promise<string> {
  const [id, at] = [newId(), clock.now()];
  await sql`insert into operators (id, email, email_key, name, password_hash, password_changed_at, created_at)
    values (${id}, ${id}, ${id}, 'Olga', '', ${at}, ${at})`.execute(database.db);
  grants.set(id, merchants);
  return id;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  for (const id of ['one', 'two']) {
    await sql`insert into merchants (id, name, currency, settings, created_at)
      values (${id}, ${id}, 'THB', '{}', ${clock.now()})`.execute(db);
    await sql`insert into members
        (merchant_id, id, account, account_key, nickname, password_changed_at, profile, registered_at, registered_ip)
      select ${id}, gen_random_uuid(), ${id} || n, ${id} || n, '=HYPERLINK("evil' || n || '")', ${clock.now()}, '{}',
        ${clock.now()}, '203.0.113.9' from generate_series(1, 12) n`.execute(db);
  }
  const merchants = {
    list: async () => [{ id: 'one' }, { id: 'two' }],
  } as unknown as ExportDeps['merchants'];
  await sql`insert into member_balances select merchant_id, id, 0 from members
    where merchant_id = any('{one,two}')`.execute(db);
  const { exportable } = createLists({ db, clock, merchants });
  deps = {
    db,
    clock,
    audit: createAudit({ db, clock }),
    merchants,
    permissions: { rightsIn: async (_, id) => rightsOf(id) },
    hooks: { lists: [...exportable] },
  };
});
afterAll(() => database.close());
beforeEach(async () => {
  operatorId = await createOperator('all');
});

const asking = (id = operatorId) => ({ account: { id }, ip: '203.0.113.9', requestId: 'r1' });
const ask = (query: Record<string, string> = {}, id = operatorId) =>
  askExport(deps, { listId: 'members', query }, asking(id));
const write = () => writeExports(deps);
const own = async (id = operatorId) => (await listOwn(deps, id))[0];
const part = (id: string, number: number, by = operatorId) => readPart(deps, { id, number }, asking(by));

async function readFile(id: string): Promise<string[]> {
  const { parts } = (await own()) ?? { parts: 0 };
  const texts: string[] = [];
  for (let number = 1; number <= parts; number += 1) texts.push((await part(id, number)).text);
  return texts.join('').replace('\uFEFF', '').trimEnd().split('\r\n');
}

test('a file holds the rows of the list in its order, without formulas, and every step is in the audit log', async () => {
  const { id, state } = await ask({ account: 'one', sort: 'account' });
  expect(state).toBe('asked');
  await expect(part(id, 1)).rejects.toMatchObject({ code: 'exports.not_found' });
  await write();
  expect(await own()).toMatchObject({ state: 'done', rows: 12, isComplete: true });
  const [head, ...rows] = await readFile(id);
  const columns = head?.split(',') ?? [];
  expect(columns.slice(0, 4)).toEqual(['id', 'merchantCode', 'account', 'nickname']);
  expect(rows.map((row) => row.split(',')[2])).toEqual([
    'one1',
    'one10',
    'one11',
    'one12',
    'one2',
    'one3',
    'one4',
    'one5',
    'one6',
    'one7',
    'one8',
    'one9',
  ]);
  expect(rows[0]).toContain(`one1,"'=HYPERLINK(""evil1"")",`);
  const { rows: entries } = await sql<{ action: string }>`select action from audit_entries
    where merchant_id = 'one' and subject = ${`export:${id}`} order by id`.execute(database.db);
  expect(entries.map(({ action }) => action)).toEqual(['export.asked', 'export.done', 'export.downloaded']);
});

test('a download that leaves out the first part is in the audit log, too', async () => {
  const { id } = await ask({ merchants: 'two' });
  await write();
  for (const number of [2, 2]) expect((await part(id, number)).text).toContain('two1');
  const { rows } = await sql<{ merchantId: string }>`select merchant_id as "merchantId" from audit_entries
    where subject = ${`export:${id}`} and action = 'export.downloaded'`.execute(database.db);
  expect(rows).toEqual([{ merchantId: 'two' }]);
});

test('a file of some merchants has only rows of granted ones', async () => {
  const limited = await createOperator(['two']);
  await ask({}, limited);
  await write();
  expect(await own(limited)).toMatchObject({ state: 'done', rows: 12 });
  await expect(ask({ merchants: 'one' }, limited)).rejects.toMatchObject({ code: 'permissions.missing' });
});

test('nobody reads the file of another operator', async () => {
  const { id } = await ask();
  await write();
  const other = await createOperator('all');
  await expect(part(id, 1, other)).rejects.toMatchObject({ code: 'exports.not_found' });
  expect(await listOwn(deps, other)).toEqual([]);
});

test('a grant that shrinks before the file is written refuses it, afterwards it closes the file', async () => {
  await ask();
  grants.set(operatorId, ['one']);
  await write();
  expect(await own()).toMatchObject({ state: 'refused', rows: 0 });
  grants.set(operatorId, 'all');
  const { id } = await ask();
  await write();
  expect((await part(id, 1)).text).toContain('merchantCode');
  grants.set(operatorId, ['one']);
  await expect(part(id, 1)).rejects.toMatchObject({
    code: 'permissions.missing',
    details: { value: { permission: 'members.view' } },
  });
});

test('an interrupted file is written again from the beginning', async () => {
  const { id } = await ask({ account: 'two' });
  await sql`update exports set state = 'running', rows = 7, parts = 1, touched_at = ${clock.now()}
    where id = ${id}`.execute(database.db);
  await sql`insert into export_parts values ('', ${id}, 1, 'half')`.execute(database.db);
  await write();
  expect(await own()).toMatchObject({ state: 'running', rows: 7 });
  clock.advance(EXPORTS.interruptedMilliseconds + 1);
  await write();
  expect(await own()).toMatchObject({ state: 'done', rows: 12 });
  expect(await readFile(id)).toHaveLength(13);
});

test('a file begins at the first row, whatever page the list was at', async () => {
  await ask({ account: 'one', after: '!' });
  await write();
  expect(await own()).toMatchObject({ state: 'done', rows: 12 });
});

test('a file that cannot be written does not keep the others waiting', async () => {
  const { id } = await ask();
  await sql`update exports set query = '{"status":"ajar"}' where id = ${id}`.execute(database.db);
  const other = await createOperator('all');
  await ask({}, other);
  await expect(write()).rejects.toMatchObject({ code: 'request.invalid' });
  expect(await own(other)).toMatchObject({ state: 'done' });
  clock.advance(EXPORTS.expiryMilliseconds);
});

test('files are deleted after a day', async () => {
  const { id } = await ask();
  await write();
  clock.advance(EXPORTS.expiryMilliseconds);
  await expect(part(id, 1)).rejects.toMatchObject({ code: 'exports.not_found' });
  await database.db.transaction().execute((tx) => deleteExpired(tx, clock.now()));
  const { rows } = await sql`select 1 from export_parts where export_id = ${id}`.execute(database.db);
  expect(rows).toEqual([]);
});

test('wrong requests are refused', async () => {
  await expect(askExport(deps, { listId: 'secrets', query: {} }, asking())).rejects.toMatchObject({
    code: 'exports.unknown_list',
  });
  await expect(ask({ status: 'ajar' })).rejects.toMatchObject({ code: 'request.invalid' });
  for (let count = 0; count < EXPORTS.maxOpen; count += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'exports.too_many' });
});
