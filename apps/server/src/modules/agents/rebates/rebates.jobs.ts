import type { Job } from '../../../platform/jobs.ts';
import type { RebateDeps } from './rebates.types.ts';
import { dropOldSlots, settleRebates } from './settle.usecases.ts';

export const rebateJobs = (deps: RebateDeps): Job[] => [
  { name: 'rebates', cron: '* * * * *', run: () => settleRebates(deps) },
  { name: 'rebates-retention', cron: '53 * * * *', run: () => dropOldSlots(deps) },
];
