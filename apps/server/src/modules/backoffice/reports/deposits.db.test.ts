import { reportsRoutes } from '@croupier/contract/backoffice/reports.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readDepositsByMethod } from './deposits.reads.ts';

let running: TestApp;
let member = '';
beforeAll(async () => {
  running = await createTestApp();
  member = (await running.register()).memberId;
});
afterAll(() => running.close());

type Row = { method: string; state: string; seconds?: number; received?: bigint; continues?: string };

async function insert({ method, state, seconds, received, continues }: Row): Promise<string> {
  const id = newId();
  const at = new Date('2026-03-10T12:00:00Z');
  const creditedAt = seconds === undefined ? null : new Date(at.getTime() + seconds * 1_000);
  await sql`insert into deposits (merchant_id, id, member_id, method_id, account_id, currency, reference, asked_minor,
      received_minor, held_minor, fee_minor, state, continues_id, created_at, changed_at, expires_at, credited_at)
    select 'croupier', ${id}, ${member}, ${method}, id, currency, ${id.slice(-10)}, 1000000, ${received ?? null}, 0,
      ${received === undefined ? 0n : 10_000n}, ${state}, ${continues ?? null}, ${at}, ${at}, ${at}, ${creditedAt}
    from payment_accounts where merchant_id = 'croupier' limit 1`.execute(running.database.db);
  return id;
}

test('deposits are summed up by method, and money on top counts without having been begun', async () => {
  const first = await insert({ method: 'card', state: 'credited', seconds: 30, received: 1_000_000n });
  await insert({ method: 'card', state: 'credited', seconds: 90, received: 500_000n, continues: first });
  await insert({ method: 'card', state: 'credited', seconds: 50, received: 1_000_000n });
  await insert({ method: 'card', state: 'review' });
  await insert({ method: 'bank', state: 'failed' });
  const rows = await readDepositsByMethod(running.database.db, {
    merchantId: 'croupier',
    from: new Date('2026-03-10'),
    until: new Date('2026-03-11'),
  });
  expect(rows).toEqual([
    {
      methodId: 'card',
      started: 3,
      credited: 2,
      open: 1,
      members: 1,
      received: 2_500_000n,
      held: 0n,
      fees: 30_000n,
      medianSeconds: 40,
    },
    {
      methodId: 'bank',
      started: 1,
      credited: 0,
      open: 0,
      members: 1,
      received: 0n,
      held: 0n,
      fees: 0n,
      medianSeconds: null,
    },
  ]);
});

test('the report names the methods, and leaves out other days and other merchants', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from operators where email_key = 'operator@example.com'`.execute(running.database.db);
  const caller = { ip: '203.0.113.1', userAgent: 'test' };
  const token = await running.database.db
    .transaction()
    .execute((tx) =>
      running.app.modules.sessions.open(tx, { merchantId: '', accountId: rows[0]?.id ?? '' }, caller),
    );
  const read = async (merchant: string, span: string) => {
    const path = `${reportsRoutes.deposits.path.replace(':merchantCode', merchant)}?${span}`;
    const answer = await running.call(reportsRoutes.deposits, { console: true, token, path });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return (answer.body.value as { methods: Array<{ methodId: string; name: string }> }).methods;
  };
  const found = await read('croupier', 'from=2026-03-10&to=2026-03-10');
  expect(found.map(({ methodId, name }) => [methodId, name !== ''])).toEqual([
    ['card', true],
    ['bank', true],
  ]);
  expect(await read('croupier', 'from=2026-03-11&to=2026-03-12')).toEqual([]);
  expect(await read('lotus', 'from=2026-03-10&to=2026-03-10')).toEqual([]);
});
