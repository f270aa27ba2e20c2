import type { JobSummary } from '@croupier/contract/backoffice/jobs.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import { countFailingFeeds } from './health.reads.ts';
import { auditOf, lagsOf, outboxOf } from './health.usecases.ts';
import { listJobs } from './jobs.usecases.ts';
import { healthConsole, jobsConsole } from './operations.console.ts';
import type { OperationsDeps } from './operations.types.ts';

export type Operations = {
  listJobs: () => Promise<JobSummary[]>;
  /** How far the seal and the figures of each merchant have come. */
  lags: () => ReturnType<typeof lagsOf>;
  outbox: () => ReturnType<typeof outboxOf>;
  lastAudit: () => ReturnType<typeof auditOf>;
  countFailingFeeds: () => Promise<number>;
  consoleRoutes: readonly BoundRoutes[];
};

/** How the platform runs: jobs, events, seals, database and processes. */
export const createOperations = (deps: OperationsDeps): Operations => ({
  listJobs: () => listJobs(deps),
  lags: () => lagsOf(deps),
  outbox: () => outboxOf(deps),
  lastAudit: () => auditOf(deps),
  countFailingFeeds: () => countFailingFeeds(deps.db),
  consoleRoutes: [jobsConsole(deps), healthConsole(deps)],
});
