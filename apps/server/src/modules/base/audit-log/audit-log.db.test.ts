import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../platform/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createAudit, type Audit } from './index.ts';

const clock = createManualClock(new Date('2026-11-21T12:00:00Z'));
let database: TestDatabase;
let audit: Audit;

beforeAll(async () => {
  database = await createTestDatabase();
  audit = createAudit({ db: database.db, clock });
});
afterAll(() => database.close());

const record = (merchantId: string, action: string, subject: string): Promise<void> =>
  database.db.transaction().execute((tx) =>
    audit.record(tx, {
      merchantId,
      actor: { kind: 'operator', id: 'o1' },
      action,
      subject,
      before: { limit: 1n, password: 'hunter2' },
      after: { limit: 2n },
      ip: '203.0.113.9',
      requestId: 'r1',
    }),
  );

test('entries are listed newest first, only those of the merchant', async () => {
  await record('one', 'limits.changed', 'merchant:one');
  await record('one', 'limits.restored', 'merchant:one');
  await record('two', 'limits.changed', 'merchant:two');
  const items = await audit.latest({ merchantId: 'one', limit: 10 });
  expect(items.map(({ action }) => action)).toEqual(['limits.restored', 'limits.changed']);
  expect(items[0]).toMatchObject({
    at: clock.now(),
    actor: { kind: 'operator', id: 'o1' },
    before: { limit: '1', password: '[hidden]' },
    after: { limit: '2' },
    ip: '203.0.113.9',
    requestId: 'r1',
  });
});

test('entries can be filtered by subject and action, up to a limit', async () => {
  for (const action of ['a', 'b', 'a']) await record('three', action, `member:${action}`);
  expect(await audit.latest({ merchantId: 'three', action: 'a', limit: 9 })).toHaveLength(2);
  expect(await audit.latest({ merchantId: 'three', action: 'a', limit: 1 })).toHaveLength(1);
  const other = await audit.latest({ merchantId: 'three', subject: 'member:b', limit: 9 });
  expect(other.map(({ action }) => action)).toEqual(['b']);
});

test.each([
  ['update', sql`update audit_entries set action = 'rewritten'`],
  ['delete', sql`delete from audit_entries`],
  ['truncate', sql`truncate audit_entries`],
])('the database refuses to %s entries', async (_, statement) => {
  await record('four', 'kept', 'merchant:four');
  await expect(statement.execute(database.db)).rejects.toThrow('append-only');
  const items = await audit.latest({ merchantId: 'four', limit: 1 });
  expect(items[0]?.action).toBe('kept');
});

test('a failed transaction leaves no entry', async () => {
  const failing = database.db.transaction().execute(async (tx) => {
    await audit.record(tx, {
      merchantId: 'five',
      actor: { kind: 'system' },
      action: 'x',
      subject: 'merchant:five',
    });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await audit.latest({ merchantId: 'five', limit: 1 })).toEqual([]);
});
