import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPayoutCrashes } from './payout-crash-run.ts';

const folder = join(import.meta.dirname, '../../../../../.data', `payout-crash-postgres-${process.pid}`);
const KILLS = 5;

beforeAll(() => mkdir(join(folder, '..'), { recursive: true }));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.password`, { force: true });
});

test('a worker killed during payouts pays none twice and loses none', async () => {
  const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 2 ** 31);
  const report = await runPayoutCrashes({ folder, kills: KILLS, seed });
  expect(report.differences, `CRASH_SEED=${seed}`).toEqual([]);
  expect(report.payouts).toBeGreaterThan(KILLS);
});
