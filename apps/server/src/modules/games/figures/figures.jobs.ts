import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import { foldSealed } from './fold.usecases.ts';
import { dropOld } from './retention.usecases.ts';

export const figuresJobs = (deps: { db: Db; clock: Clock }): Job[] => [
  { name: 'figures', cron: '* * * * *', run: () => foldSealed(deps.db) },
  { name: 'figures-retention', cron: '47 * * * *', run: () => dropOld(deps) },
];
