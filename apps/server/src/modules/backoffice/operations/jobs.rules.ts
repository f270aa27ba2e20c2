import type { JobSummary } from '@croupier/contract/backoffice/jobs.ts';
import { OPERATIONS } from './operations.config.ts';

/** What the queue knows about the runs of a job. */
export type JobRow = Omit<JobSummary, 'state'>;

/** A failed run counts until a later one succeeds. */
export function jobStateOf(job: JobRow, now: Date): JobSummary['state'] {
  const { oldestWaitingAt, lastRunAt, lastFailedAt } = job;
  if (lastFailedAt && (!lastRunAt || lastFailedAt >= lastRunAt)) return 'failing';
  if (oldestWaitingAt && now.getTime() - oldestWaitingAt.getTime() > OPERATIONS.jobLateMilliseconds)
    return 'late';
  return lastRunAt ? 'ok' : 'never';
}

/** Whether something reached `at` recently enough; unknown without one. */
export function lagStateOf(at: Date | null, now: Date, maxMilliseconds: number): 'ok' | 'late' | 'unknown' {
  if (!at) return 'unknown';
  return now.getTime() - at.getTime() > maxMilliseconds ? 'late' : 'ok';
}
