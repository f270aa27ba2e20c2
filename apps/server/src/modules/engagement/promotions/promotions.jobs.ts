import type { Job } from '../../../platform/jobs.ts';
import type { Parts } from './promotions.types.ts';
import { runSchedules } from './runs/schedules.usecases.ts';
import { deliverDue, expireDue } from './runs/upkeep.usecases.ts';

export const promotionJobs = (parts: Parts): Job[] => [
  {
    name: 'promotions-schedules',
    cron: '* * * * *',
    run: async () => {
      await runSchedules(parts);
      await deliverDue(parts);
    },
  },
  { name: 'promotions-expiry', cron: '*/5 * * * *', run: () => expireDue(parts) },
];
