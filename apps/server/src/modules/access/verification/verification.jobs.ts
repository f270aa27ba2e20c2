import type { Job } from '../../../platform/jobs.ts';
import { deleteVerificationsBefore } from './codes.queries.ts';
import { KEEP_MILLISECONDS } from './verification.config.ts';
import type { VerificationDeps } from './verification.types.ts';

export const verificationJobs = ({ db, clock }: Pick<VerificationDeps, 'db' | 'clock'>): readonly Job[] => [
  {
    name: 'verification-cleanup',
    cron: '37 * * * *',
    run: () => deleteVerificationsBefore(db, new Date(clock.now().getTime() - KEEP_MILLISECONDS)),
  },
];
