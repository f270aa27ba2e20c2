import { reportsRoutes } from '@croupier/contract/backoffice/reports.ts';
import { createFresh } from '../../../platform/fresh.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { readBalances, rebuild, requestAudit } from './balances.usecases.ts';
import { listEntries } from './entries.usecases.ts';
import { REPORTS } from './reports.config.ts';
import type { ReportsDeps } from './reports.types.ts';
import { readDeposits } from './deposits.usecases.ts';
import { readReturns } from './returns.usecases.ts';
import { readRevenue } from './revenue.usecases.ts';

export function reportsConsole(deps: ReportsDeps): BoundRoutes {
  const balances = createFresh<Awaited<ReturnType<typeof readBalances>>>({
    clock: deps.clock,
    milliseconds: REPORTS.balancesFreshMilliseconds,
  });
  return bindRoutes(reportsRoutes, {
    revenue: ({ params, query, language }) =>
      readRevenue(deps, { merchantId: params.merchantCode, ...query, language }),
    balances: ({ params: { merchantCode } }) =>
      balances.get(merchantCode, () => readBalances(deps, merchantCode)),
    entries: ({ params, query }) => listEntries(deps, { merchantId: params.merchantCode, ...query }),
    deposits: ({ params, query, language }) =>
      readDeposits(deps, { merchantId: params.merchantCode, ...query, language }),
    returns: ({ params, language }) => readReturns(deps, { merchantId: params.merchantCode, language }),
    requestAudit: async ({ params, ...caller }) => {
      await requestAudit(deps, params.merchantCode, caller);
      balances.invalidate();
      return null;
    },
    rebuild: ({ params, ...caller }) => rebuild(deps, params.merchantCode, caller),
  });
}
