import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createManualClock } from './clock.ts';
import { createLogger } from './log.ts';
import { createOutbox, type DomainEvent, type Outbox } from './outbox.ts';

let database: TestDatabase;
let clock: ReturnType<typeof createManualClock>;
let outbox: Outbox;
let delivered: DomainEvent[];

const open = (): Outbox => createOutbox({ database, clock, log: createLogger('silent', 'test') });
const record = (merchantId: string, payload: Record<string, unknown> = {}) =>
  database.db
    .transaction()
    .execute((tx) => outbox.record(tx, { merchantId, type: 'member.registered', payload }));
const merchantsOf = (events: readonly DomainEvent[]): string[] => events.map(({ merchantId }) => merchantId);

beforeEach(async () => {
  database = await createTestDatabase();
  clock = createManualClock(new Date());
  outbox = open();
  delivered = [];
  outbox.on('member.registered', async (event) => void delivered.push(event));
});
afterEach(() => database.close());

test('a merchant with many events does not delay the others', async () => {
  for (let number = 0; number < 70; number += 1) await record('demo', { number });
  await record('lotus');
  expect(await outbox.deliverDue()).toBe(51);
  expect(merchantsOf(delivered)).toContain('lotus');
  expect(await outbox.deliverDue()).toBe(20);
  expect(await outbox.deliverDue()).toBe(0);
  expect(delivered.map(({ payload }) => payload['number'] ?? 'lotus')).toEqual([
    ...Array.from({ length: 50 }, (_, number) => number),
    'lotus',
    ...Array.from({ length: 20 }, (_, number) => number + 50),
  ]);
});

test('equal event ids of two merchants do not interfere', async () => {
  await record('demo');
  await sql`insert into outbox (id, merchant_id, type, payload, created_at, available_at)
    select id, 'lotus', type, payload, created_at, available_at from outbox`.execute(database.db);
  outbox.on('member.registered', ({ merchantId }) =>
    merchantId === 'demo' ? Promise.reject(new Error('not now')) : Promise.resolve(),
  );
  expect(await outbox.deliverDue()).toBe(2);
  const { rows } = await sql`select merchant_id, attempts, last_error from outbox`.execute(database.db);
  expect(rows).toEqual([{ merchant_id: 'demo', attempts: 1, last_error: 'Error: not now' }]);
  expect(await outbox.deliverDue()).toBe(0);
  clock.advance(1_000);
  expect(await outbox.deliverDue()).toBe(1);
});

test('two processes deliver each event once', async () => {
  const other = open();
  other.on('member.registered', async (event) => void delivered.push(event));
  for (const merchantId of ['demo', 'lotus', 'zebra'])
    for (let number = 0; number < 40; number += 1) await record(merchantId);
  const counts = await Promise.all([outbox, other, outbox, other].map((one) => one.deliverDue()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120);
  expect(new Set(delivered.map(({ id }) => id)).size).toBe(120);
});
