import { todayRoutes } from '@croupier/contract/backoffice/today.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { TodayDeps } from './today.types.ts';
import { createToday } from './today.usecases.ts';

export function todayConsole(deps: TodayDeps): BoundRoutes {
  const today = createToday(deps);
  return bindRoutes(todayRoutes, {
    queues: async ({ rights }) => (await today(rights)).queues,
    get: ({ rights }) => today(rights),
  });
}
