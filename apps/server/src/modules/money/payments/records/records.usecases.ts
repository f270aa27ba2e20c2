import type { BoundRoutes } from '../../../../platform/http/call.ts';
import type { Job } from '../../../../platform/jobs.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { ContractStanding } from './contract-standing.types.ts';
import { bindRecords } from './records.routes.ts';
import { statementsJobs } from './statements/statements.jobs.ts';
import type { WritingDeps } from './statements/writing.usecases.ts';

export type PaymentRecords = {
  /** `contracts`: where a member stands with contracts of agents. */
  hooks: { contracts: ContractStanding[] };
  routes: BoundRoutes;
  jobs: Job[];
};

/** What members read about their money: payments, profit and loss, statements. */
export function createPaymentRecords(
  deps: WritingDeps & { wallet: Pick<Wallet, 'balanceOf'> },
): PaymentRecords {
  const hooks: PaymentRecords['hooks'] = { contracts: [] };
  return { hooks, routes: bindRecords({ ...deps, hooks }), jobs: statementsJobs(deps) };
}
