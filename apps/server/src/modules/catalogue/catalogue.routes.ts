import { catalogueRoutes as routes, type GameMenu } from '@croupier/contract/catalogue.ts';
import { bindRoutes, type BoundRoutes } from '../../platform/http/call.ts';
import type { GameListQuery, GamePage } from './catalogue.usecases.ts';

/** The merchant is the one of the host name, whatever the query's `merchant` says. */
export const catalogueRoutes = (deps: {
  gameMenus: (merchantId: string, language: string) => Promise<GameMenu[]>;
  gameList: (query: GameListQuery) => Promise<GamePage>;
}): BoundRoutes =>
  bindRoutes(routes, {
    gameMenus: ({ merchantId, language }) => deps.gameMenus(merchantId, language),
    gameList: ({ merchantId, language, query }) =>
      deps.gameList({
        merchantId,
        language: query.language ?? language,
        category: query.gameType,
        vendorCode: query.vassalage,
        selection: query.gameClassify,
        pageNum: query.pageNo,
        pageSize: query.pageSize,
      }),
  });
