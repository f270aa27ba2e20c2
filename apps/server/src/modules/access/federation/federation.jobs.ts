import type { Job } from '../../../platform/jobs.ts';
import { deleteFederationBefore } from './federation.queries.ts';
import type { FederationDeps } from './federation.types.ts';

export const federationJobs = ({ db, clock }: Pick<FederationDeps, 'db' | 'clock'>): readonly Job[] => [
  {
    name: 'federation-cleanup',
    cron: '*/10 * * * *',
    run: () => deleteFederationBefore(db, clock.now()),
  },
];
