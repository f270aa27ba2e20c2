import { auditList } from '@croupier/contract/lists/audit.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { answerList } from '../../../platform/lists/list-reader.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createAudit, type AuditRecord } from '../../base/audit-log/index.ts';
import { auditReader } from './audit.reads.ts';

const clock = createManualClock(new Date('2026-11-21T12:00:00Z'));
const [OPERATOR, MEMBER] = [newId(), newId()];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const at = clock.now();
  for (const id of ['one', 'two'])
    await sql`insert into merchants (id, name, currency, settings, created_at)
      values (${id}, ${id}, 'THB', '{}', ${at})`.execute(db);
  await sql`insert into operators (id, email, email_key, name, password_hash, password_changed_at, created_at)
    values (${OPERATOR}, 'o@example.com', 'o@example.com', 'Olga', 'x', ${at}, ${at})`.execute(db);
  await sql`insert into members
      (merchant_id, id, account, account_key, password_changed_at, profile, registered_at, registered_ip)
    values ('one', ${MEMBER}, 'Alex', 'alex', ${at}, '{}', ${at}, '203.0.113.9')`.execute(db);
  const audit = createAudit({ db, clock });
  const record = async (entry: Partial<AuditRecord>): Promise<void> => {
    clock.advance(60_000);
    await db.transaction().execute((tx) =>
      audit.record(tx, {
        merchantId: 'one',
        actor: { kind: 'system' },
        action: 'limits.changed',
        subject: 'merchant:one',
        ...entry,
      }),
    );
  };
  await record({ merchantId: '', actor: { kind: 'operator', id: OPERATOR }, action: 'operator.signed_in' });
  await record({
    actor: { kind: 'member', id: MEMBER },
    action: 'member.registered',
    subject: `member:${MEMBER}`,
  });
  await record({
    merchantId: 'two',
    actor: { kind: 'operator', id: 'former id' },
    before: { a: 1 },
    after: { a: 2 },
  });
  await record({ merchantId: 'two' });
});
afterAll(() => database.close());

const list = async (query: Record<string, unknown>, granted: 'all' | string[] = 'all') => {
  const { items } = await answerList(
    { db: database.db, merchants: { list: async () => [{ id: 'one' }, { id: 'two' }] } },
    auditReader,
    { query: auditList.query.decode(query as never), rights: { merchantsWith: () => granted } },
    { hasPlatformRows: true },
  );
  return items;
};

test('the newest entries of all merchants and of the platform, with names', async () => {
  expect(await list({})).toMatchObject([
    { merchantCode: 'two', actor: { kind: 'system', id: null, name: null } },
    {
      merchantCode: 'two',
      actor: { kind: 'operator', id: 'former id', name: null },
      before: { a: 1 },
      after: { a: 2 },
    },
    { merchantCode: 'one', actor: { kind: 'member', id: MEMBER, name: 'Alex' } },
    {
      merchantCode: '',
      actor: { kind: 'operator', id: OPERATOR, name: 'Olga' },
      at: new Date('2026-11-21T12:01:00Z'),
    },
  ]);
});

test.each([
  [{ action: 'member.registered' }, ['member.registered']],
  [{ subject: `member:${MEMBER}` }, ['member.registered']],
  [{ actor: OPERATOR }, ['operator.signed_in']],
  [{ atFrom: '2026-11-21T12:02:00Z', atUntil: '2026-11-21T12:03:00Z' }, ['member.registered']],
  [{ merchants: 'one' }, ['member.registered']],
  [{ id: '0198c0de-0000-7000-8000-000000000000' }, []],
])('filtered by %j', async (query, actions) => {
  expect((await list(query)).map(({ action }) => action)).toEqual(actions);
});

test('a grant for some merchants shows only their entries, and none of the platform', async () => {
  expect((await list({}, ['one'])).map(({ merchantCode }) => merchantCode)).toEqual(['one']);
  await expect(list({ merchants: 'two' }, ['one'])).rejects.toMatchObject({
    code: 'permissions.missing',
    details: { value: { permission: 'audit.view' } },
  });
});
