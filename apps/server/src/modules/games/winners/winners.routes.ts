import { winnersRoutes as routes, type Winner } from '@croupier/contract/games/winners.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { BoardQuery } from './winners.usecases.ts';

export const winnersRoutes = (board: (query: BoardQuery) => Promise<Winner[]>): BoundRoutes =>
  bindRoutes(routes, {
    board: ({ merchantId, query, language }) =>
      board({ merchantId, ...query, language: query.language ?? language }),
  });
