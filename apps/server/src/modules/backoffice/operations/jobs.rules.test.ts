import { expect, test } from 'vitest';
import { jobStateOf, lagStateOf, type JobRow } from './jobs.rules.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const job: JobRow = {
  name: 'ledger-seal',
  cron: '* * * * *',
  waiting: 0,
  running: 0,
  failed: 0,
  oldestWaitingAt: null,
  lastRunAt: ago(1),
  lastRunMilliseconds: 12,
  lastFailedAt: null,
};

test.each([
  ['ok', {}],
  ['ok', { waiting: 1, oldestWaitingAt: ago(9) }],
  ['late', { waiting: 1, oldestWaitingAt: ago(11) }],
  ['never', { lastRunAt: null }],
  ['failing', { lastFailedAt: ago(0) }],
  ['failing', { lastRunAt: null, lastFailedAt: ago(600) }],
  ['ok', { lastFailedAt: ago(2) }],
] as const)('a job is %s with %o', (state, change) => {
  expect(jobStateOf({ ...job, ...change }, now)).toBe(state);
});

test('a lag is late after its limit, and unknown without a time', () => {
  expect(lagStateOf(ago(5), now, 5 * 60_000)).toBe('ok');
  expect(lagStateOf(ago(6), now, 5 * 60_000)).toBe('late');
  expect(lagStateOf(null, now, 5 * 60_000)).toBe('unknown');
});
