import { healthRoutes, jobsRoutes } from '@croupier/contract/backoffice/jobs.ts';
import { createFresh } from '../../../platform/fresh.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { readHealth } from './health.usecases.ts';
import { listFailures, listJobs, retryJob } from './jobs.usecases.ts';
import { OPERATIONS } from './operations.config.ts';
import type { OperationsDeps } from './operations.types.ts';

export function jobsConsole(deps: OperationsDeps): BoundRoutes {
  const { clock } = deps;
  const jobs = createFresh<Awaited<ReturnType<typeof listJobs>>>({
    clock,
    milliseconds: OPERATIONS.freshMilliseconds,
  });
  return bindRoutes(jobsRoutes, {
    list: async () => ({ at: clock.now(), jobs: await jobs.get('jobs', () => listJobs(deps)) }),
    failures: ({ params }) => listFailures(deps, params.name),
    retry: async ({ params, ...caller }) => {
      await retryJob(deps, params, caller);
      jobs.invalidate();
      return null;
    },
  });
}

export function healthConsole(deps: OperationsDeps): BoundRoutes {
  const health = createFresh<Awaited<ReturnType<typeof readHealth>>>({
    clock: deps.clock,
    milliseconds: OPERATIONS.freshMilliseconds,
  });
  return bindRoutes(healthRoutes, { get: () => health.get('health', () => readHealth(deps)) });
}
