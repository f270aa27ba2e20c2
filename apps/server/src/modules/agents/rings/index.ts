import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import { findRings } from './finding.usecases.ts';
import { flagOppositeBets } from './opposites.usecases.ts';
import { ringsConsole } from './rings.console.ts';
import { ringsOfNodes } from './rings.reads.ts';
import type { RingDeps } from './rings.types.ts';

export type Rings = {
  /** Finds all rings again; the job calls it every night. */
  find: () => Promise<void>;
  /** The ring of each node that is in one; members of a dismissed ring are different people. */
  ofNodes: typeof ringsOfNodes;
  jobs: readonly Job[];
  consoleRoutes: BoundRoutes;
};

/** Members who are probably one person: they count as one active member. */
export const createRings = (deps: RingDeps): Rings => ({
  find: () => findRings(deps),
  ofNodes: ringsOfNodes,
  jobs: [
    {
      name: 'rings',
      cron: '17 3 * * *',
      run: async () => {
        await findRings(deps);
        await flagOppositeBets(deps);
      },
    },
  ],
  consoleRoutes: ringsConsole(deps),
});
