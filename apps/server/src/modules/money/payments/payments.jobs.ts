import type { Job } from '../../../platform/jobs.ts';
import { expireDeposits } from './deposits/deposits.usecases.ts';
import type { CreditParts } from './movements/crediting.usecases.ts';
import { pollLists } from './movements/polling.usecases.ts';
import {
  HOURLY_MILLISECONDS,
  NIGHTLY_MILLISECONDS,
  reconcileAll,
} from './reconciliation/reconciling.usecases.ts';
import { tryResting } from './accounts/resting.usecases.ts';

export const paymentJobs = (parts: CreditParts): Job[] => [
  { name: 'deposits-expire', cron: '* * * * *', run: () => expireDeposits(parts) },
  { name: 'payments-poll', cron: '* * * * *', run: () => pollLists(parts) },
  { name: 'payments-resting', cron: '* * * * *', run: () => tryResting(parts) },
  {
    name: 'payments-reconcile',
    cron: '23 * * * *',
    run: () => reconcileAll(parts, HOURLY_MILLISECONDS),
  },
  {
    name: 'payments-reconcile-days',
    cron: '41 3 * * *',
    run: () => reconcileAll(parts, NIGHTLY_MILLISECONDS),
  },
];
