import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';

/** `failing`: its last run failed; `late`: a run is waiting for longer than it should. */
const JOB_STATES = ['ok', 'failing', 'late', 'never'] as const;

const jobSummary = z.object({
  name: z.string(),
  /** Cron expression in UTC; null for a job that is not scheduled. */
  cron: z.string().nullable(),
  state: z.enum(JOB_STATES),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** Since when the oldest run waits. */
  oldestWaitingAt: instant.nullable(),
  lastRunAt: instant.nullable(),
  lastRunMilliseconds: z.int().nullable(),
  lastFailedAt: instant.nullable(),
});
export type JobSummary = z.infer<typeof jobSummary>;

const jobName = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);

const jobFailure = z.object({
  id,
  failedAt: instant,
  attempts: z.int(),
  /** The message of the error, without its stack. */
  error: z.string(),
});

/** Operators' calls about the scheduled jobs of the worker. */
export const jobsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/console/jobs',
    summary: 'Every job with its waiting, running and failed runs.',
    access: 'operator',
    permission: 'jobs.view',
    response: z.object({ at: instant, jobs: z.array(jobSummary) }),
  },
  failures: {
    method: 'GET',
    path: '/console/jobs/:name/failures',
    summary: 'Failed runs of a job, newest first, at most 50.',
    access: 'operator',
    permission: 'jobs.view',
    params: z.object({ name: jobName }),
    response: z.array(jobFailure),
  },
  retry: {
    method: 'POST',
    path: '/console/jobs/:name/failures/:id/retry',
    summary: 'Retries a failed run of a job.',
    access: 'operator',
    permission: 'jobs.manage',
    params: z.object({ name: jobName, id }),
    response: z.null(),
    errors: ['jobs.not_failed', 'jobs.busy'],
  },
});

const HEALTH_STATES = ['ok', 'late', 'unknown'] as const;

const lag = z.object({
  state: z.enum(HEALTH_STATES),
  merchantCode: z.string(),
  /** How far it has come, or since when the oldest item waits. */
  at: instant.nullable(),
});

export const healthRoutes = defineRoutes({
  get: {
    method: 'GET',
    path: '/console/health',
    summary: 'Processes, versions, database size and how far seal, reports and events lag behind.',
    access: 'operator',
    permission: 'health.view',
    response: z.object({
      at: instant,
      program: z.object({ version: z.string(), node: z.string(), startedAt: instant }),
      database: z.object({
        version: z.string(),
        schema: z.string(),
        bytes: z.int(),
        /** Free space of the disk that this server sees; null where it can't be read. */
        diskFreeBytes: z.int().nullable(),
        diskBytes: z.int().nullable(),
        connections: z.int(),
        maxConnections: z.int(),
        largestTables: z.array(z.object({ name: z.string(), bytes: z.int() })),
      }),
      /** Connections to the database by process name. */
      processes: z.array(z.object({ name: z.string(), connections: z.int(), since: instant })),
      seals: z.array(lag),
      reports: z.array(lag),
      outbox: z.object({
        waiting: z.int(),
        failing: z.int(),
        oldestAt: instant.nullable(),
        state: z.enum(HEALTH_STATES),
      }),
      audit: z.object({ at: instant.nullable(), findings: z.int(), state: z.enum(HEALTH_STATES) }),
    }),
  },
});
