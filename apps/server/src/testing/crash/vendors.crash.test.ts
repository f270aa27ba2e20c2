import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runVendorCrashes, TARGETS } from './vendor-crash-run.ts';

const folder = join(import.meta.dirname, '../../../../../.data', `vendor-crash-postgres-${process.pid}`);

beforeAll(() => mkdir(join(folder, '..'), { recursive: true }));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.password`, { force: true });
});

test('whatever is killed during vendors’ play, their book and ours agree in the end', async () => {
  const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 2 ** 31);
  const report = await runVendorCrashes({ folder, cycles: TARGETS.length, seed });
  expect(report.differences, `CRASH_SEED=${seed}`).toEqual([]);
  expect(report.calls['batch done']).toBeGreaterThan(TARGETS.length);
  expect(report.calls['win done']).toBeGreaterThan(0);
});
