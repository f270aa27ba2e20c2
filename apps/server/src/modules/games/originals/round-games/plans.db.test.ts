import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAN_SETTINGS } from '../../../../platform/db/plan-settings.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { deleteProgress, readProgress, updateProgress } from './progress.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Plan = { 'QUERY PLAN': string };
const linesOf = (rows: readonly Plan[]): string => rows.map((row) => row['QUERY PLAN']).join('\n');

/** As on a session of the lane, which keeps the plan it has made first. */
const planOf = (text: string, values: string): Promise<string> =>
  database.db.transaction().execute(async (tx) => {
    for (const setting of PLAN_SETTINGS) await sql.raw(`set local ${setting}`).execute(tx);
    await sql.raw(`prepare moves as ${text}`).execute(tx);
    const { rows } = await sql.raw<Plan>(`explain execute moves('croupier', ${values})`).execute(tx);
    await sql.raw('deallocate moves').execute(tx);
    return linesOf(rows);
  });

test.each([
  ['reads', readProgress('croupier', []), `'{}', '{}'`],
  ['updates', updateProgress('croupier', []), `'{}', '{}', '{}', '{}'`],
  ['deletes', deleteProgress('croupier', []), `'{}', '{}'`],
])('a move %s its round by the key while the table is small', async (_what, { text }, values) => {
  expect(await planOf(text, values)).toContain('games_in_progress_pkey');
});
