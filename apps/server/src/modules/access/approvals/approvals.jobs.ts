import type { Job } from '../../../platform/jobs.ts';
import { CONSOLE } from '../sessions/index.ts';
import { APPROVALS } from './approvals.config.ts';
import { closeApproval, lockExpired } from './approvals.queries.ts';
import type { ApprovalDeps } from './approvals.types.ts';
import { recordOutcome } from './requests.usecases.ts';

/** Expires undecided requests, merchant by merchant. */
export const approvalJobs = (deps: ApprovalDeps): Job[] => [
  {
    name: 'approvals-expire',
    cron: '*/5 * * * *',
    run: async () => {
      const merchantIds = [CONSOLE, ...(await deps.merchants.list()).map(({ id }) => id)];
      const now = deps.clock.now();
      for (const merchantId of merchantIds)
        await deps.db.transaction().execute(async (tx) => {
          const rows = await lockExpired(tx, { merchantId, now, limit: APPROVALS.maxExpiredAtOnce });
          for (const row of rows) {
            await closeApproval(tx, row, { state: 'expired', decidedBy: null, reason: null, at: now });
            await recordOutcome(deps, tx, row, { event: 'expired', operator: undefined, details: {} });
          }
        });
    },
  },
];
