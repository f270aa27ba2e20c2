import type { BoundRoutes } from '../../../platform/http/call.ts';
import { overviewConsole } from './overview.console.ts';
import type { OverviewDeps } from './overview.usecases.ts';

export type Overview = {
  consoleRoutes: BoundRoutes;
};

/** What operators see of all merchants at once; reads from other modules. */
export const createOverview = (deps: OverviewDeps): Overview => ({ consoleRoutes: overviewConsole(deps) });
