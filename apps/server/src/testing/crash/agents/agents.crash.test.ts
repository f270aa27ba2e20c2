import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAgentCrashes } from './agent-crash-run.ts';

const folder = join(import.meta.dirname, '../../../../../../.data', `agent-crash-postgres-${process.pid}`);
const KILLS = 3;

beforeAll(() => mkdir(join(folder, '..'), { recursive: true }));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.password`, { force: true });
});

test('whenever settlements are killed, bills and money are those of a run without kills', async () => {
  const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 2 ** 31);
  const report = await runAgentCrashes({ folder, kills: KILLS, seed });
  expect(report.differences, `CRASH_SEED=${seed}`).toEqual([]);
  expect(report.kills).toBe(KILLS);
  expect(report.payments).toBeGreaterThan(KILLS);
});
