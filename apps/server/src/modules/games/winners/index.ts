import type { BoundRoutes } from '../../../platform/http/call.ts';
import { winnersRoutes } from './winners.routes.ts';
import { createBoards, type WinnersDeps } from './winners.usecases.ts';

export type Winners = { routes: BoundRoutes };

/** Boards of rounds whose payout exceeded the stake: from a minimum, one row for each player and game. */
export const createWinners = (deps: WinnersDeps): Winners => ({ routes: winnersRoutes(createBoards(deps)) });
