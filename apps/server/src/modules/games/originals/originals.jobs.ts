import type { Job } from '../../../platform/jobs.ts';
import type { OriginalsDeps } from './offer.usecases.ts';
import { endStaleRounds } from './round-games/leaving.usecases.ts';

export const originalsJobs = (deps: OriginalsDeps): Job[] => [
  { name: 'left-rounds', cron: '*/10 * * * *', run: () => endStaleRounds(deps) },
];
