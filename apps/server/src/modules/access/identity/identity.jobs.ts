import { deleteAttemptsBefore } from '../../../platform/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import { deleteTrustedBefore } from './addresses.queries.ts';
import { deleteChallengesBefore } from './challenges.queries.ts';
import { deleteDevicesBefore } from './devices.queries.ts';
import {
  SESSION,
  TRIAL_TYPES,
  TRUSTED_ADDRESS_MILLISECONDS,
  type LockoutPolicies,
} from './identity.config.ts';
import { deleteResetLinksBefore } from './recovery.queries.ts';
import { deleteOldTickets } from './registration.queries.ts';
import { deleteSessionsBefore } from './sessions.queries.ts';
import { closeTrials } from './trial.queries.ts';

/** Attempts of every kind are kept for as long as the longest window of all. */
const LONGEST_WINDOW_SECONDS = 24 * 60 * 60;

/** Keeps the tables from growing for ever, and closes trial accounts that nobody can come back to. */
export const identityJobs = ({ db, clock, lockout }: { db: Db; clock: Clock; lockout: LockoutPolicies }) =>
  [
    {
      name: 'identity-cleanup',
      cron: '17 * * * *',
      run: async () => {
        const now = clock.now();
        const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
        const { account, address } = lockout;
        const windowSeconds = Math.max(account.windowSeconds, address.windowSeconds, LONGEST_WINDOW_SECONDS);
        await deleteSessionsBefore(db, before(SESSION.keepMilliseconds));
        await deleteAttemptsBefore(db, before(windowSeconds * 1000));
        await deleteChallengesBefore(db, now);
        await deleteDevicesBefore(db, now);
        await deleteResetLinksBefore(db, now);
        await deleteOldTickets(db, now);
        await deleteTrustedBefore(db, before(TRUSTED_ADDRESS_MILLISECONDS));
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
  ] as const satisfies readonly Job[];
