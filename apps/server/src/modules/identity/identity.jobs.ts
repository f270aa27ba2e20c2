import { deleteAttemptsBefore } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs.ts';
import { SESSION, type LockoutPolicies } from './identity.config.ts';
import { deleteSessionsBefore } from './sessions.queries.ts';

/** Keeps the tables of sessions and attempts from growing for ever. */
export const identityJobs = (deps: { db: Db; clock: Clock; lockout: LockoutPolicies }): readonly Job[] => [
  {
    name: 'identity-cleanup',
    cron: '17 * * * *',
    run: async () => {
      const now = deps.clock.now().getTime();
      const { account, address } = deps.lockout;
      const windowSeconds = Math.max(account.windowSeconds, address.windowSeconds);
      await deleteSessionsBefore(deps.db, new Date(now - SESSION.keepMilliseconds));
      await deleteAttemptsBefore(deps.db, new Date(now - windowSeconds * 1000));
    },
  },
];
