import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { NONCE_MILLISECONDS, VISIT_IDLE_MILLISECONDS, VISIT_MAX_MILLISECONDS } from './vendors.config.ts';
import { askAboutDifferences } from './lists/asking.usecases.ts';
import { listOpenRounds } from './lists/open-rounds.usecases.ts';
import { reconcileAll, type ReconcileDeps } from './lists/reconciling.usecases.ts';
import { endOldVisits } from './visits/visits.queries.ts';
import { deleteNoncesBefore, deleteProblemsBefore } from './wallet-call/problems.queries.ts';

const PROBLEM_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

const MINUTE_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 3_600_000;

type JobDeps = { db: Db; clock: Clock; merchants: Pick<Merchants, 'list'> } & ReconcileDeps;

/** Merchant by merchant. */
const forMerchants =
  (
    { merchants, clock }: JobDeps,
    work: (merchantId: string, before: (milliseconds: number) => Date) => Promise<void>,
  ) =>
  async (): Promise<void> => {
    const now = clock.now().getTime();
    for (const { id } of await merchants.list())
      await work(id, (milliseconds) => new Date(now - milliseconds));
  };

export const vendorJobs = (deps: JobDeps): Job[] => [
  {
    name: 'vendor-reconcile',
    cron: '*/5 * * * *',
    run: () => reconcileAll(deps, 'minutes', 15 * MINUTE_MILLISECONDS),
  },
  {
    name: 'vendor-reconcile-hours',
    cron: '37 * * * *',
    run: () => reconcileAll(deps, 'hours', 3 * HOUR_MILLISECONDS),
  },
  {
    name: 'vendor-reconcile-days',
    cron: '53 3 * * *',
    run: () => reconcileAll(deps, 'days', 3 * DAY_MILLISECONDS),
  },
  {
    name: 'vendor-open-rounds',
    cron: '11 * * * *',
    run: forMerchants(deps, (merchantId) => listOpenRounds(deps, merchantId)),
  },
  {
    name: 'vendor-ask',
    cron: '*/5 * * * *',
    run: forMerchants(deps, (merchantId) => askAboutDifferences(deps, merchantId)),
  },
  {
    name: 'vendor-visits',
    cron: '* * * * *',
    run: forMerchants(deps, (merchantId, before) =>
      endOldVisits(deps.db, {
        merchantId,
        at: before(0),
        seenBefore: before(VISIT_IDLE_MILLISECONDS),
        openedBefore: before(VISIT_MAX_MILLISECONDS),
      }),
    ),
  },
  {
    name: 'vendor-nonces',
    cron: '*/5 * * * *',
    run: forMerchants(deps, (merchantId, before) =>
      deleteNoncesBefore(deps.db, { merchantId, at: before(NONCE_MILLISECONDS) }),
    ),
  },
  {
    name: 'vendor-problems',
    cron: '7 4 * * *',
    run: forMerchants(deps, (merchantId, before) =>
      deleteProblemsBefore(deps.db, { merchantId, at: before(PROBLEM_DAYS * DAY_MILLISECONDS) }),
    ),
  },
];
