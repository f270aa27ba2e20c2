import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { AuditCheck } from '../../money/wallet/index.ts';
import { dropDays, foldSealed } from './folding.usecases.ts';
import { checkReports } from './reports.checks.ts';
import { reportsJobs } from './reports.jobs.ts';

export type Reports = {
  /** Adds newly sealed periods to the figures of each merchant. */
  foldSealed: () => Promise<void>;
  /** Drops a merchant's figures; the next fold builds them anew. */
  dropDays: (merchantId: string) => Promise<void>;
  /** Rule for the ledger audit. */
  check: AuditCheck;
  jobs: readonly Job[];
};

/** Figures of sealed periods of the ledger, by day, hour, vendor and game. */
export function createReports(deps: { db: Db }): Reports {
  const { db } = deps;
  return {
    foldSealed: () => foldSealed(db),
    dropDays: (merchantId) => dropDays(db, merchantId),
    check: checkReports,
    jobs: reportsJobs(deps),
  };
}
