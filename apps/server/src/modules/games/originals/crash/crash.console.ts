import { crashControlRoutes as routes } from '@croupier/contract/games/crash.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { OriginalsDeps } from '../offer.usecases.ts';
import { deskChains, type ChainReadDeps } from './chain/published.usecases.ts';
import { askSalt, type SaltDeps } from './chain/salt.usecases.ts';

export const crashConsole = (
  deps: ChainReadDeps & Pick<SaltDeps, 'approvals'> & Pick<OriginalsDeps, 'merchants'>,
): BoundRoutes =>
  bindRoutes(routes, {
    chains: async ({ params: { merchantCode } }) => {
      await deps.merchants.byId(merchantCode);
      return deskChains(deps, merchantCode);
    },
    enterSalt: ({ params: { merchantCode: merchantId }, body, ...operator }) =>
      askSalt(deps, { ...body, merchantId, operator }),
  });
