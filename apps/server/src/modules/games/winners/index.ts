import { winnersRoutes } from '@croupier/contract/games/winners.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { createBoards, type WinnersDeps } from './winners.usecases.ts';

export type Winners = { routes: BoundRoutes };

/** Boards of rounds whose payout exceeded the stake. */
export function createWinners(deps: WinnersDeps): Winners {
  const board = createBoards(deps);
  return {
    routes: bindRoutes(winnersRoutes, {
      board: ({ merchantId, query, language }) =>
        board({ merchantId, ...query, language: query.language ?? language }),
    }),
  };
}
