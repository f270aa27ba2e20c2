import { sitesRoutes } from '@croupier/contract/merchants/sites.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { SiteUsecases } from './sites.usecases.ts';

export const sitesConsole = ({ listSites, changeStatus, changeLanguages }: SiteUsecases): BoundRoutes =>
  bindRoutes(sitesRoutes, {
    list: ({ rights }) => listSites(rights),
    changeStatus: ({ params, body, account, ip, requestId }) =>
      changeStatus({ ...params, ...body }, { account, ip, requestId }),
    changeLanguages: ({ params, body, account, ip, requestId }) =>
      changeLanguages({ ...params, ...body }, { account, ip, requestId }),
  });
