import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { AuditCheck } from '../../money/wallet/index.ts';
import { createCommission } from './account/commission.usecases.ts';
import type { BillSource } from './billing/bill-source.types.ts';
import { createBills } from './billing/bills.usecases.ts';
import { createClaims } from './billing/claims.usecases.ts';
import { checkRebates } from './rebates.checks.ts';
import { rebateJobs } from './rebates.jobs.ts';
import { rebateRoutes } from './rebates.routes.ts';
import type { MoveCheck, RebateDeps } from './rebates.types.ts';
import { settleRebates } from './settle.usecases.ts';

export { rateClass } from './accrual/accrual.queries.ts';
export { readRebateCosts } from './accrual/costs.reads.ts';
export type {
  BillSource,
  BillSums,
  ContractDay,
  ListedBill,
  ListedQuery,
} from './billing/bill-source.types.ts';

export type Rebates = {
  /** `billSources`: bills of later modules. `moveChecks`: what forbids moving commission to the main wallet. */
  hooks: { billSources: BillSource[]; moveChecks: MoveCheck[] };
  /** Computes, bills and pays the rebates of everything that is sealed; the job calls it every minute. */
  settle: () => Promise<void>;
  /** Rules for the ledger audit. */
  check: AuditCheck;
  jobs: readonly Job[];
  routes: BoundRoutes;
};

/** Rebates on valid bets, split up the lines of the agents' tree. */
export function createRebates(given: Omit<RebateDeps, 'bills' | 'moves'>): Rebates {
  const hooks: Rebates['hooks'] = { billSources: [], moveChecks: [] };
  const deps = { ...given, bills: { sources: hooks.billSources }, moves: { checks: hooks.moveChecks } };
  return {
    hooks,
    settle: () => settleRebates(deps),
    check: checkRebates,
    jobs: rebateJobs(deps),
    routes: rebateRoutes({
      bills: createBills(deps),
      claims: createClaims(deps),
      commission: createCommission(deps),
    }),
  };
}
