import type { BoundRoutes } from '../../../../platform/http/call.ts';
import type { Job } from '../../../../platform/jobs.ts';
import type { Wallet } from '../../wallet/index.ts';
import { bindRecords } from './records.routes.ts';
import { statementsJobs } from './statements/statements.jobs.ts';
import type { WritingDeps } from './statements/writing.usecases.ts';

export type PaymentRecords = { routes: BoundRoutes; jobs: Job[] };

/** What members read about their money: payments, profit and loss, statements. */
export const createPaymentRecords = (
  deps: WritingDeps & { wallet: Pick<Wallet, 'balanceOf'> },
): PaymentRecords => ({ routes: bindRecords(deps), jobs: statementsJobs(deps) });
