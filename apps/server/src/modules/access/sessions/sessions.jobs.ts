import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import { deleteTrustedBefore } from './addresses.queries.ts';
import { deleteDevicesBefore } from './devices.queries.ts';
import { SESSION, TRUSTED_ADDRESS_MILLISECONDS } from './sessions.config.ts';
import { deleteSessionsBefore } from './sessions.queries.ts';

export const sessionJobs = ({ db, clock }: { db: Db; clock: Clock }): readonly Job[] => [
  {
    name: 'sessions-cleanup',
    cron: '17 * * * *',
    run: async () => {
      const now = clock.now();
      const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
      await deleteSessionsBefore(db, before(SESSION.keepMilliseconds));
      await deleteDevicesBefore(db, now);
      await deleteTrustedBefore(db, before(TRUSTED_ADDRESS_MILLISECONDS));
    },
  },
];
