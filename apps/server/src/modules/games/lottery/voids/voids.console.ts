import { lotteryVoidRoutes } from '@croupier/contract/games/lottery-voids.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { readFigures, type FigureDeps } from './figures.usecases.ts';
import { askVoid } from './voids.usecases.ts';

/** What draws mean to merchants, and giving one up. */
export const voidConsole = (deps: FigureDeps & Parameters<typeof askVoid>[0]): BoundRoutes =>
  bindRoutes(lotteryVoidRoutes, {
    figures: ({ params: { id }, rights }) =>
      readFigures(deps, { id, merchants: rights.merchantsWith('games.view') }),
    voidDraw: ({ params, body, ...operator }) => askVoid(deps, { ...body, drawId: params.id, operator }),
  });
