import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import { deleteWinsBefore } from './wins.queries.ts';

/** Slightly longer than the seven days of the winner boards. */
const WINS_KEPT_MILLISECONDS = 8 * 24 * 60 * 60_000;

export const roundsJobs = ({ db, clock }: { db: Db; clock: Clock }): Job[] => [
  {
    name: 'round-wins',
    cron: '23 * * * *',
    run: () => deleteWinsBefore(db, new Date(clock.now().getTime() - WINS_KEPT_MILLISECONDS)),
  },
];
