import { liveBetsRoutes as routes } from '@croupier/contract/games/live-bets.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { PublicNames } from './names.usecases.ts';

export const liveBetsRoutes = (names: PublicNames): BoundRoutes =>
  bindRoutes(routes, {
    publicName: ({ account: { merchantId, id: memberId } }) => names.get({ merchantId, memberId }),
    hideName: ({ account: { merchantId, id: memberId }, body }) =>
      names.hide({ merchantId, memberId, ...body }),
  });
