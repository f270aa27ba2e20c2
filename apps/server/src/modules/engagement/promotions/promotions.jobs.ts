import type { Job } from '../../../platform/jobs.ts';
import type { Parts } from './promotions.types.ts';
import { runSchedules } from './runs/schedules.usecases.ts';
import { erasePictures } from './applications/pictures.usecases.ts';
import { deliverDue, expireDue } from './runs/upkeep.usecases.ts';
import { findSignals } from './signals/finding.usecases.ts';
import { tellGrants } from './telling/telling.usecases.ts';

export const promotionJobs = (parts: Parts): Job[] => [
  {
    name: 'promotions-schedules',
    cron: '* * * * *',
    run: async () => {
      await runSchedules(parts);
      await deliverDue(parts);
      await tellGrants(parts);
    },
  },
  { name: 'promotions-expiry', cron: '*/5 * * * *', run: () => expireDue(parts) },
  { name: 'promotions-pictures', cron: '41 3 * * *', run: () => erasePictures(parts) },
  { name: 'promotions-signals', cron: '17 * * * *', run: () => findSignals(parts) },
];
