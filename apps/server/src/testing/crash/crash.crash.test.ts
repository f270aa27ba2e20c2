import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DISASTERS, runCrashCycles } from './crash-run.ts';

const folder = join(import.meta.dirname, '../../../../../.data', `crash-postgres-${process.pid}`);
const CYCLES = 2 * DISASTERS.length;

beforeAll(() => mkdir(join(folder, '..'), { recursive: true }));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.password`, { force: true });
});

test('whatever crashes during play, everything acknowledged is stored exactly once', async () => {
  const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 2 ** 31);
  const report = await runCrashCycles({ folder, cycles: CYCLES, seed });
  expect(report.differences, `CRASH_SEED=${seed}`).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(500);
  expect(report.lostReplies).toBe(report.disasters['lost commit reply']);
  expect(report.unknown).toBeGreaterThan(0);
  expect(report.foldedPeriods).toBeGreaterThan(1);
});
