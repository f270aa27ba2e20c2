import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { AuditCheck } from '../../money/wallet/index.ts';
import { dropDays, foldSealed } from './folding.usecases.ts';
import { checkReports } from './reports.checks.ts';
import { readHours, type HourRow, type HoursQuery } from './days.reads.ts';
import { reportsConsole } from './reports.console.ts';
import { reportsJobs } from './reports.jobs.ts';
import type { ReportsDeps } from './reports.types.ts';

export type { HourRow } from './days.reads.ts';
export { addDays, dayOf } from './folding.rules.ts';

export type Reports = {
  /** Adds newly sealed periods to the figures of each merchant. */
  foldSealed: () => Promise<void>;
  /** Drops a merchant's figures; the next fold rebuilds them. */
  dropDays: (merchantId: string) => Promise<void>;
  /** Stakes, payouts and rounds of some days by hour, of several merchants. */
  hours: (query: HoursQuery) => Promise<HourRow[]>;
  /** Rule for the ledger audit. */
  check: AuditCheck;
  consoleRoutes: BoundRoutes;
  jobs: readonly Job[];
};

/** Figures of sealed periods of the ledger, by day, hour, vendor and game. */
export function createReports(deps: ReportsDeps): Reports {
  const { db } = deps;
  return {
    foldSealed: () => foldSealed(db),
    dropDays: (merchantId) => dropDays(db, merchantId),
    hours: (query) => readHours(db, query),
    check: checkReports,
    consoleRoutes: reportsConsole(deps),
    jobs: reportsJobs(deps),
  };
}
