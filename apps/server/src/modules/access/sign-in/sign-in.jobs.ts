import { deleteAttemptsBefore } from '../../../platform/attempts.ts';
import type { Job } from '../../../platform/jobs.ts';
import { TRIAL_TYPES } from '../members/index.ts';
import { SESSION } from '../sessions/index.ts';
import { deleteChallengesBefore } from './credentials/challenges.queries.ts';
import { LOCKOUT } from './credentials/lockout.config.ts';
import { deleteResetLinksBefore } from './credentials/reset-links.queries.ts';
import { closeTrials } from './methods/free-play.queries.ts';
import { deleteOldTickets } from './registration/registration.queries.ts';
import type { SignInDeps } from './sign-in.types.ts';

/** Attempts of every kind are kept for the longest window of all. */
const MAX_WINDOW_SECONDS = 24 * 60 * 60;

export const signInJobs = ({
  db,
  clock,
  lockout = LOCKOUT,
}: Pick<SignInDeps, 'db' | 'clock' | 'lockout'>): readonly Job[] => [
  {
    name: 'sign-in-cleanup',
    cron: '17 * * * *',
    run: async () => {
      const now = clock.now();
      const { account, address } = lockout;
      const windowSeconds = Math.max(account.windowSeconds, address.windowSeconds, MAX_WINDOW_SECONDS);
      await deleteAttemptsBefore(db, new Date(now.getTime() - windowSeconds * 1000));
      await deleteChallengesBefore(db, now);
      await deleteResetLinksBefore(db, now);
      await deleteOldTickets(db, now);
    },
  },
  {
    name: 'trials-close',
    cron: '*/10 * * * *',
    run: () => {
      const now = clock.now();
      const seenAfter = new Date(now.getTime() - SESSION.idleMilliseconds);
      return closeTrials(db, { types: TRIAL_TYPES, now, seenAfter });
    },
  },
];
