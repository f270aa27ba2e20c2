import type { Job } from '../../../platform/jobs.ts';
import { FILES } from './files.config.ts';
import { takeRemovable } from './files.queries.ts';
import type { FileDeps } from './files.types.ts';
import { deleteStored } from './files.usecases.ts';

const HOUR_MILLISECONDS = 60 * 60_000;

/** Deletes what was not attached within a day and what was given up, merchant by merchant. */
export const fileJobs = (deps: FileDeps): Job[] => [
  {
    name: 'files-removal',
    cron: '23 * * * *',
    run: async () => {
      const before = new Date(deps.clock.now().getTime() - FILES.unattachedHours * HOUR_MILLISECONDS);
      for (const { id: merchantId } of await deps.merchants.list()) {
        const ids = await takeRemovable(deps.db, { merchantId, before, limit: FILES.maxRemovedAtOnce });
        for (const id of ids) await deleteStored(deps, { merchantId, id });
      }
    },
  },
];
