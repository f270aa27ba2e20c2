import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLotteryCrashes } from './testing/lottery-crash-run.ts';

const folder = join(import.meta.dirname, '../../../../../../.data', `lottery-crash-postgres-${process.pid}`);
const KILLS = 4;

beforeAll(() => mkdir(join(folder, '..'), { recursive: true }));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.password`, { force: true });
});

test('a process killed while it buys, chases, settles and corrects loses and doubles nothing', async () => {
  const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 2 ** 31);
  const report = await runLotteryCrashes({ folder, kills: KILLS, seed });
  expect(report.differences, `CRASH_SEED=${seed}`).toEqual([]);
  expect(report.tickets).toBeGreaterThan(KILLS);
});
