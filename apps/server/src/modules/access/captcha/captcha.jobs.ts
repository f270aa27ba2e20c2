import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import { WORK } from './captcha.config.ts';
import { deleteOldPuzzles } from './captcha.queries.ts';

const MINUTE = 60_000;

/** Deletes puzzles that nobody answered. */
export const captchaJobs = ({ db, clock }: { db: Db; clock: Clock }): readonly Job[] => [
  {
    name: 'captcha-cleanup',
    cron: '*/5 * * * *',
    run: () => {
      const now = clock.now();
      const minute = new Date(now.getTime() - (WORK.windowMinutes + 1) * MINUTE);
      return deleteOldPuzzles(db, { now, minute });
    },
  },
];
