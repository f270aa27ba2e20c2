import type { Job } from '../../../platform/jobs.ts';
import { addDays } from '../../../platform/zone.ts';
import { dropVisitors } from './links/links.queries.ts';
import { applyMoves } from './moves/moves.usecases.ts';
import type { NetworkDeps, NetworkHooks } from './network.types.ts';

/** A settlement day has ended everywhere after so many days. */
const VISITOR_DAYS = 2;

export const networkJobs = (deps: NetworkDeps & { hooks: NetworkHooks }): Job[] => [
  { name: 'tree-moves', cron: '* * * * *', run: () => applyMoves(deps) },
  {
    name: 'link-visitors',
    cron: '41 * * * *',
    run: async () => {
      const before = addDays(deps.clock.now().toISOString().slice(0, 10), -VISITOR_DAYS);
      for (const { id: merchantId } of await deps.merchants.list())
        await dropVisitors(deps.db, { merchantId, before });
    },
  },
];
