import {
  catalogueRoutes as routes,
  GAME_CATEGORIES,
  type GameCategory,
} from '@croupier/contract/games/catalogue.ts';
import type { FixtureOutcome } from '@croupier/contract/vendors/fixture-outcomes.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import type { CatalogueUsecases, LaunchPlace } from './catalogue.usecases.ts';

const memberOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });

const categoryOf = (filter: GameCategory | 'ALL' | undefined): GameCategory | undefined =>
  filter === 'ALL' ? undefined : filter;

type LaunchQuery = {
  event?: string | undefined;
  market?: string | undefined;
  outcome?: FixtureOutcome | undefined;
  odds?: number | undefined;
};

/** The contract has checked that an outcome is complete. */
function placeIn({ event, market, outcome, odds }: LaunchQuery): LaunchPlace | undefined {
  if (event === undefined) return undefined;
  const isWhole = market !== undefined && outcome !== undefined && odds !== undefined;
  return { event, pick: isWhole ? { market, outcome, oddsE3: odds } : undefined };
}

/** The merchant comes from the host name; the `merchant` parameter is ignored. */
export const catalogueRoutes = (catalogue: CatalogueUsecases): BoundRoutes =>
  bindRoutes(routes, {
    gameMenus: ({ merchantId, language }) => catalogue.gameMenus(merchantId, language),
    gameList: ({ merchantId, account, language, query }) =>
      catalogue.gameList({
        merchantId,
        memberId: account?.id,
        language: query.language ?? language,
        category: categoryOf(query.gameType),
        vendorCodes: query.vassalage,
        selection: query.gameClassify,
        sort: query.sort,
        playable: query.playable,
        pageNum: query.pageNo,
        pageSize: query.pageSize,
      }),
    hotGames: ({ merchantId, language, query }) =>
      catalogue.hotGames(merchantId, query.language ?? language, query.limit),
    vendorGameTypes: async ({ merchantId }) => {
      const types = new Map<string, Array<(typeof GAME_CATEGORIES)[number]>>();
      for (const [category, vendors] of await catalogue.vendors(merchantId))
        for (const { vendor } of vendors)
          types.set(vendor.code, [...(types.get(vendor.code) ?? []), category]);
      return [...types].map(([vassalage, gameTypes]) => ({ vassalage, gameTypes }));
    },
    vendors: async ({ merchantId, query }) => {
      const vendors = await catalogue.vendors(merchantId);
      const wanted = categoryOf(query.gameType);
      return GAME_CATEGORIES.filter((category) => (wanted ?? category) === category).map((gameCategory) => ({
        gameCategory,
        vendors: (vendors.get(gameCategory) ?? []).map(({ vendor: { code, name, state }, games }) => ({
          code,
          name,
          state,
          games,
        })),
      }));
    },
    search: ({ merchantId, language, query }) =>
      catalogue.search(merchantId, {
        text: query.q,
        language: query.language ?? language,
        limit: query.limit,
        category: categoryOf(query.gameType),
        vendorCodes: query.vassalage,
      }),
    similar: ({ merchantId, language, params }) => catalogue.similar(merchantId, params.gameId, language),
    oneGame: ({ merchantId, language, params }) => catalogue.oneGame(merchantId, params.gameId, language),
    favoriteIds: ({ account }) => catalogue.favoriteIds(memberOf(account)),
    favoriteList: ({ account, language, query }) =>
      catalogue.gameList({
        ...memberOf(account),
        language,
        category: categoryOf(query.gameType),
        selection: 'FAV',
        pageNum: query.pageNo,
        pageSize: query.pageSize,
      }),
    addFavorite: async ({ account, body }) => {
      await catalogue.addFavorite(memberOf(account), body.nodeId);
      return null;
    },
    removeFavorite: async ({ account, body }) => {
      await catalogue.removeFavorite(memberOf(account), body.nodeId);
      return null;
    },
    recentGames: ({ account, language, query }) =>
      catalogue.gameList({
        ...memberOf(account),
        language: query.language ?? language,
        category: categoryOf(query.gameType),
        selection: 'RECENT',
        pageNum: query.page,
        pageSize: query.pageSize,
      }),
    launch: ({ account, query, language, country, ip, origin, userAgent }) =>
      catalogue.launch(
        { ...memberOf(account), sessionId: account.sessionId, language, country, ip, origin, userAgent },
        query.nodeId,
        placeIn(query),
      ),
    demo: ({ merchantId, query, language, country, ip, origin, userAgent }) =>
      catalogue.demo({ merchantId, language, country, ip, origin, userAgent }, query.nodeId),
  });
