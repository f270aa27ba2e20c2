import type { Job } from '../../../platform/jobs.ts';
import { planAll, type PlanDeps } from './schedules/planning.usecases.ts';

export const lotteryJobs = (deps: PlanDeps): Job[] => [
  { name: 'lottery-plan', cron: '*/15 * * * *', run: () => planAll(deps) },
];
