import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import { exportsConsole } from './exports.console.ts';
import { deleteExpired, EXPORTS_CHANNEL } from './exports.queries.ts';
import type { ExportDeps, ExportHooks } from './exports.types.ts';
import { writeExports } from './writing.usecases.ts';

export type Exports = {
  /** `lists`: the lists that can be exported. */
  hooks: ExportHooks;
  consoleRoutes: BoundRoutes;
  jobs: readonly Job[];
};

/** CSV files of lists, written by the worker. */
export function createExports(deps: ExportDeps): Exports {
  const hooks: ExportHooks = { lists: [] };
  const { db, clock } = deps;
  return {
    hooks,
    consoleRoutes: exportsConsole({ ...deps, hooks }),
    jobs: [
      {
        name: 'exports-write',
        cron: '* * * * *',
        wakeChannel: EXPORTS_CHANNEL,
        run: () => writeExports({ ...deps, hooks }),
      },
      {
        name: 'exports-expire',
        cron: '23 * * * *',
        run: () => db.transaction().execute((tx) => deleteExpired(tx, clock.now())),
      },
    ],
  };
}
