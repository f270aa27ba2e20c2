import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import { foldSealed } from './folding.usecases.ts';

export const reportsJobs = ({ db }: { db: Db }): Job[] => [
  { name: 'report-days', cron: '* * * * *', run: () => foldSealed(db) },
];
