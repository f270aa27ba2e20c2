import type { BoundRoutes } from '../../../platform/http/call.ts';
import { todayConsole } from './today.console.ts';
import type { TodayDeps } from './today.types.ts';

export type Today = { consoleRoutes: BoundRoutes };

/** The first screen of operators: alarms, queues and today's figures. */
export const createTodayScreen = (deps: TodayDeps): Today => ({ consoleRoutes: todayConsole(deps) });
