import type { jobsRoutes, JobSummary } from '@croupier/contract/backoffice/jobs.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { appError } from '../../../platform/http/errors.ts';
import { retryRun } from '../../../platform/job-queue.ts';
import { jobStateOf } from './jobs.rules.ts';
import { readFailures, readJobs } from './jobs.reads.ts';
import { OPERATIONS } from './operations.config.ts';
import { operationsErrors } from './operations.errors.ts';
import type { OperationsDeps } from './operations.types.ts';

export async function listJobs({ db, clock }: OperationsDeps): Promise<JobSummary[]> {
  const jobs = await readJobs(db);
  const now = clock.now();
  return jobs.map((job) => ({ ...job, state: jobStateOf(job, now) }));
}

export const listFailures = (
  { db }: OperationsDeps,
  name: string,
): Promise<CallOutput<typeof jobsRoutes.failures>> =>
  readFailures(db, { name, limit: OPERATIONS.maxFailures, maxErrorLength: OPERATIONS.maxErrorLength });

type Caller = { account: { id: string }; ip: string; requestId: string };

/**
 * Retries a failed run, and records who requested it.
 *
 * @throws `jobs.not_failed`, `jobs.busy`
 */
export async function retryJob(
  { db, audit }: OperationsDeps,
  { name, id }: { name: string; id: string },
  { account, ip, requestId }: Caller,
): Promise<null> {
  await db.transaction().execute(async (tx) => {
    const outcome = await retryRun(tx, { name, id });
    if (outcome === 'busy') throw appError(operationsErrors.busy);
    if (outcome === 'absent') throw appError(operationsErrors.notFailed);
    await audit.record(tx, {
      merchantId: '',
      actor: { kind: 'operator', id: account.id },
      action: 'jobs.retried',
      subject: `job:${name}`,
      after: { run: id },
      ip,
      requestId,
    });
  });
  return null;
}
