import { overviewRoutes } from '@croupier/contract/merchants/overview.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { listMerchantFigures, type OverviewDeps } from './overview.usecases.ts';

export const overviewConsole = (deps: OverviewDeps): BoundRoutes =>
  bindRoutes(overviewRoutes, { list: ({ rights }) => listMerchantFigures(deps, rights) });
