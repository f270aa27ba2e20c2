import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import { deleteWinsBefore } from './wins.queries.ts';

/** Slightly longer than the seven days of the board of the biggest wins. */
const WINS_KEPT_MILLISECONDS = 8 * 24 * 60 * 60_000;
/** Kept in any case, so that the board of the latest wins is not empty when little is played. */
const NEWEST_WINS_KEPT = 500;

export const roundsJobs = ({ db, clock }: { db: Db; clock: Clock }): Job[] => [
  {
    name: 'round-wins',
    cron: '23 * * * *',
    run: () =>
      deleteWinsBefore(db, {
        before: new Date(clock.now().getTime() - WINS_KEPT_MILLISECONDS),
        keep: NEWEST_WINS_KEPT,
      }),
  },
];
