import { originalsControlRoutes as routes } from '@croupier/contract/games/originals-control.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { OriginalsDeps } from './offer.usecases.ts';
import type { GameReturn } from './returns.usecases.ts';

export const originalsConsole = (
  { merchants }: Pick<OriginalsDeps, 'merchants'>,
  returnsOf: (merchantId: string) => Promise<GameReturn[]>,
): BoundRoutes =>
  bindRoutes(routes, {
    returns: async ({ params: { merchantCode } }) => {
      await merchants.byId(merchantCode);
      return returnsOf(merchantCode);
    },
  });
