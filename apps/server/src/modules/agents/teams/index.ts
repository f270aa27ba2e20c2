import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { AuditCheck } from '../../money/wallet/index.ts';
import { rollUpTeams } from './rollup/rollup.usecases.ts';
import { createCounted } from './overview/overview.usecases.ts';
import { checkTeams } from './teams.checks.ts';
import { teamJobs } from './teams.jobs.ts';
import { teamsConsole } from './teams.console.ts';
import { teamRoutes } from './teams.routes.ts';
import type { TeamDeps, TeamHooks } from './teams.types.ts';

export type Teams = {
  /** `attention`: what of later modules waits for an agent. */
  hooks: TeamHooks;
  /** Adds everything that is sealed to the totals of teams; the job calls it every minute. */
  rollUp: (options?: { onlyTeams: boolean }) => Promise<void>;
  /** Rules for the ledger audit. */
  check: AuditCheck;
  jobs: readonly Job[];
  routes: BoundRoutes;
  consoleRoutes: BoundRoutes;
};

/** What agents see of their teams: totals that are added up at sealing, lists and the overview. */
export function createTeams(deps: TeamDeps): Teams {
  const hooks: TeamHooks = { attention: [] };
  return {
    hooks,
    rollUp: (options) => rollUpTeams(deps, options),
    check: checkTeams,
    jobs: teamJobs(deps),
    routes: teamRoutes({ ...deps, hooks, counted: createCounted(deps) }),
    consoleRoutes: teamsConsole(deps),
  };
}
