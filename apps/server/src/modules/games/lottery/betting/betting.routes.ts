import { lotteryPlayRoutes as routes } from '@croupier/contract/games/lottery-play.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { memberOf } from '../tickets/tickets.routes.ts';
import type { Betting } from './betting.usecases.ts';

export const bettingRoutes = (betting: Betting): BoundRoutes =>
  bindRoutes(routes, {
    game: ({ params, language, ...call }) => betting.game({ ...memberOf(call), ...params, language }),
    coming: ({ params, query, language, ...call }) =>
      betting.coming({ ...memberOf(call), ...params, ...query, language }),
    room: ({ params, language, ...call }) => betting.room({ ...memberOf(call), ...params, language }),
    recent: ({ language, ...call }) => betting.recent({ ...memberOf(call), language }),
  });
