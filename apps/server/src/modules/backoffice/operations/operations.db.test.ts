import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { requestRun } from '../../../platform/job-queue.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createAudit } from '../../base/audit-log/index.ts';
import { createWallet } from '../../money/wallet/index.ts';
import { readHealth } from './health.usecases.ts';
import { listFailures, listJobs, retryJob } from './jobs.usecases.ts';
import type { OperationsDeps } from './operations.types.ts';

const OPERATOR = { account: { id: newId() }, ip: '203.0.113.1', requestId: 'test' };
let database: TestDatabase;
let boss: PgBoss;
let deps: OperationsDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  const audit = createAudit({ db: database.db, clock: systemClock });
  const wallet = createWallet({ db: database.db, clock: systemClock });
  deps = { db: database.db, clock: systemClock, audit, wallet };
});
afterAll(async () => {
  await boss?.stop({ graceful: false });
  await database.close();
});

/** A run of a job, as a worker would end it. */
async function run(name: string, error?: object): Promise<string> {
  await boss.send(name, null, { retryLimit: 0 });
  const [job] = await boss.fetch(name);
  if (!job) throw new Error(`${name} has no run`);
  await (error ? boss.fail(name, job.id, error) : boss.complete(name, job.id));
  return job.id;
}

test('before the first worker there are no jobs, and none can be requested', async () => {
  expect(await listJobs(deps)).toEqual([]);
  expect(await listFailures(deps, 'ledger-audit')).toEqual([]);
  expect(await requestRun(database.db, 'ledger-audit')).toBe('absent');
});

test('jobs show how their runs ended, and a failed one can be retried', async () => {
  boss = new PgBoss({ connectionString: database.url, max: 2, supervise: false, schedule: false });
  await boss.start();
  for (const name of ['ledger-seal', 'ledger-audit', 'report-days'])
    await boss.createQueue(name, { policy: 'exclusive' });
  await run('ledger-seal');
  const failed = await run('ledger-audit', { message: 'the disk is full', stack: 'at audit.ts' });

  const stateOf = async (name: string) => (await listJobs(deps)).find((job) => job.name === name);
  expect(await stateOf('ledger-seal')).toMatchObject({ state: 'ok', waiting: 0, failed: 0 });
  expect(await stateOf('ledger-audit')).toMatchObject({ state: 'failing', failed: 1 });
  expect(await stateOf('report-days')).toMatchObject({ state: 'never', lastRunAt: null });
  expect(await listFailures(deps, 'ledger-audit')).toMatchObject([
    { id: failed, attempts: 1, error: 'the disk is full' },
  ]);

  await retryJob(deps, { name: 'ledger-audit', id: failed }, OPERATOR);
  expect(await stateOf('ledger-audit')).toMatchObject({ waiting: 1, failed: 0 });
  const { rows } =
    await sql`select action, subject, actor_id from audit_entries where merchant_id = ''`.execute(
      database.db,
    );
  expect(rows).toEqual([
    { action: 'jobs.retried', subject: 'job:ledger-audit', actor_id: OPERATOR.account.id },
  ]);
  await expect(retryJob(deps, { name: 'ledger-audit', id: failed }, OPERATOR)).rejects.toMatchObject({
    code: 'jobs.not_failed',
  });
  await expect(retryJob(deps, { name: 'no-such-job', id: failed }, OPERATOR)).rejects.toMatchObject({
    code: 'jobs.not_failed',
  });
});

test('a job waits or runs once at a time', async () => {
  const failed = await run('report-days', { message: 'no connection' });
  expect(await requestRun(database.db, 'report-days')).toBe('done');
  expect(await requestRun(database.db, 'report-days')).toBe('busy');
  await expect(retryJob(deps, { name: 'report-days', id: failed }, OPERATOR)).rejects.toMatchObject({
    code: 'jobs.busy',
  });
  expect(await requestRun(database.db, 'no-such-job')).toBe('absent');
});

test('health names versions, sizes and processes', async () => {
  const health = await readHealth(deps);
  expect(health.database.schema).toMatch(/^\d{4}-.+\.sql$/);
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(health.database.largestTables.length).toBeGreaterThan(3);
  expect(health.outbox).toEqual({ waiting: 0, failing: 0, oldestAt: null, state: 'ok' });
  expect(health.audit).toEqual({ at: null, findings: 0, state: 'unknown' });
});
