import type { Job } from '../../../platform/jobs.ts';
import { TOTP } from './factors.config.ts';
import type { FactorDeps } from './factors.types.ts';
import { deleteChallengesBefore } from './passkeys.queries.ts';
import { deleteUnconfirmedBefore } from './totp.queries.ts';

export const factorJobs = ({ db, clock }: Pick<FactorDeps, 'db' | 'clock'>): readonly Job[] => [
  {
    name: 'factors-cleanup',
    cron: '*/5 * * * *',
    run: async () => {
      const now = clock.now();
      await deleteChallengesBefore(db, now);
      await deleteUnconfirmedBefore(db, new Date(now.getTime() - TOTP.unconfirmedMilliseconds));
    },
  },
];
