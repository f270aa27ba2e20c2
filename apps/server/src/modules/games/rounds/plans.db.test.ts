import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { readRounds } from './rounds.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('bets read rounds by the primary key, also while the table has no statistics', async () => {
  const { text } = readRounds('croupier', []);
  const plan = await database.db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
    await sql.raw(`prepare read_rounds_plan as ${text}`).execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain execute read_rounds_plan('croupier', '{}')`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('rounds_pkey');
});
