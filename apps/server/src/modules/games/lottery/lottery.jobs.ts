import type { Job } from '../../../platform/jobs.ts';
import { clearOver, recheckFeeds, type OverDeps } from './draws/over.usecases.ts';
import { planAll, type PlanDeps } from './schedules/planning.usecases.ts';

export const lotteryJobs = (deps: PlanDeps & OverDeps): Job[] => [
  { name: 'lottery-plan', cron: '*/15 * * * *', run: () => planAll(deps) },
  { name: 'lottery-recheck', cron: '*/10 * * * *', run: () => recheckFeeds(deps) },
  { name: 'lottery-clear', cron: '37 * * * *', run: () => clearOver(deps) },
];
