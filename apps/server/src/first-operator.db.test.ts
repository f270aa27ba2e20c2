import { consoleApi } from '@croupier/contract/api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFirstOwner } from './first-operator.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const FIRST = { email: 'owner@example.com', password: 'Owner-of-all-2026' };

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp({ DEMO: 'no', FIRST_OPERATOR: `${FIRST.email}:${FIRST.password}` });
});
afterAll(() => running.close());

const countOwners = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from grants where role_id = 'owner' and merchants is null`.execute(
    running.database.db,
  );
  return rows[0]?.count ?? 0;
};

test('a new installation begins with one owner, who can sign in', async () => {
  const answer = await running.call(consoleApi.console.login, { console: true, body: FIRST });
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ success: true });
  expect(await countOwners()).toBe(1);
});

test('later starts change nothing, with whatever address and password', async () => {
  const { modules } = running.app;
  await openFirstOwner(modules, { ...FIRST, password: 'Another-one-2026' });
  await openFirstOwner(modules, { ...FIRST, email: 'thief@example.com' });
  expect((await modules.operators.list()).map(({ email }) => email)).toEqual([FIRST.email]);
  expect(await countOwners()).toBe(1);
  const old = await running.call(consoleApi.console.login, { console: true, body: FIRST });
  expect(old.body.success).toBe(true);
});
