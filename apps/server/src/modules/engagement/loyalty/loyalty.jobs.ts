import type { Job } from '../../../platform/jobs.ts';
import type { LoyaltyDeps } from './loyalty.types.ts';
import { eraseOldContacts } from './mall/addresses.usecases.ts';
import { accruePoints } from './points/accrual.usecases.ts';
import { reviewLevels } from './vip/review.usecases.ts';
import { postPoints } from './points/posting.usecases.ts';

export const loyaltyJobs = (deps: LoyaltyDeps): Job[] => [
  { name: 'loyalty-accrual', cron: '* * * * *', run: () => accruePoints(deps) },
  { name: 'loyalty-posting', cron: '7 * * * *', run: () => postPoints(deps) },
  { name: 'loyalty-reviews', cron: '23 1 * * *', run: () => reviewLevels(deps) },
  { name: 'loyalty-addresses', cron: '41 3 * * *', run: () => eraseOldContacts(deps) },
];
