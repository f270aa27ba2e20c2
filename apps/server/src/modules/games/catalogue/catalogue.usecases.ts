import type { Game, GameCategory, GameMenu } from '@croupier/contract/catalogue.ts';
import { LIST_EVERYTHING } from '@croupier/contract/list-sizes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { catalogueErrors } from './catalogue.errors.ts';
import { gameOf, menusOf } from './catalogue.rules.ts';
import { choose, offerOf, similarTo, type Offer, type Selection, type Sort } from './offer.rules.ts';
import { deleteFavorite, insertFavorite, listFavorites, listRecent, upsertRecent } from './picks.queries.ts';
import { createSearch } from './search/search.usecases.ts';
import type { Shelf, ShelfGame, ShelfVendor } from './shelf.types.ts';
import type { ShelfReader } from './shelf.usecases.ts';

export type CatalogueDeps = { db: Db; clock: Clock; merchants: Pick<Merchants, 'byId'> };

export type GameListQuery = {
  merchantId: string;
  /** For the favourites and the recent games. */
  memberId?: string | undefined;
  language: string;
  category?: GameCategory | undefined;
  vendorCode?: string | undefined;
  selection: Selection;
  sort?: Sort;
  /** Counts from 1. */
  pageNum: number;
  pageSize: number;
};
export type GamePage = { games: Game[]; pageNum: number; totalPages: number };

type Member = { merchantId: string; memberId: string };

const RECENT_KEPT = 60;
const SIMILAR_SHOWN = 12;

/** What is worked out once per version of the shelf: what each merchant offers. */
type Prepared = { shelf: Shelf; offers: Map<string, Offer> };

export function createCatalogueUsecases(deps: CatalogueDeps & { reader: ShelfReader }) {
  const { db, clock, merchants, reader } = deps;
  const searching = createSearch();
  let prepared: Prepared | undefined;

  const prepare = async (): Promise<Prepared> => {
    const shelf = await reader.shelf();
    if (prepared?.shelf !== shelf) prepared = { shelf, offers: new Map() };
    searching.refresh(shelf);
    return prepared;
  };
  const offer = async (merchantId: string): Promise<Offer> => {
    const [{ shelf, offers }, merchant] = await Promise.all([prepare(), merchants.byId(merchantId)]);
    const { originals } = merchant.settings;
    const key = `${merchantId}:${originals.join(',')}`;
    const known = offers.get(key) ?? offerOf(shelf, merchantId, originals);
    offers.set(key, known);
    return known;
  };
  const pageOf = (games: readonly ShelfGame[], { pageNum, pageSize, language }: GameListQuery): GamePage => ({
    games: games
      .slice((pageNum - 1) * pageSize, pageNum * pageSize)
      .map((game) => gameOf(game, language, clock.now())),
    pageNum,
    totalPages: Math.ceil(games.length / pageSize),
  });
  const pickedFor = async ({ merchantId, memberId, selection }: GameListQuery): Promise<string[]> => {
    if (!memberId) return [];
    if (selection === 'FAV') return listFavorites(db, { merchantId, memberId });
    return selection === 'RECENT' ? listRecent(db, { merchantId, memberId, limit: RECENT_KEPT }) : [];
  };
  /** @throws `catalogue.game_not_found`, also for a game that another merchant offers */
  const getGame = async (merchantId: string, gameId: string): Promise<ShelfGame> => {
    const game = (await offer(merchantId)).byId.get(gameId);
    if (!game) throw appError(catalogueErrors.gameNotFound);
    return game;
  };

  return {
    gameMenus: async (merchantId: string, language: string): Promise<GameMenu[]> =>
      menusOf(await offer(merchantId), language),

    vendors: async (merchantId: string) => (await offer(merchantId)).vendors,

    /** Those of them that the merchant offers. */
    gamesById: async (
      merchantId: string,
      language: string,
      ids: readonly string[],
    ): Promise<Map<string, Game>> => {
      const { byId } = await offer(merchantId);
      const now = clock.now();
      return new Map(
        ids.flatMap((id) => {
          const game = byId.get(id);
          return game ? [[id, gameOf(game, language, now)] as const] : [];
        }),
      );
    },

    gameList: async (query: GameListQuery): Promise<GamePage> => {
      const { category, vendorCode, selection, sort = 'popular', language } = query;
      const picked = await pickedFor(query);
      const games = choose(await offer(query.merchantId), {
        category,
        vendorCode,
        selection,
        sort,
        language,
        picked,
        now: clock.now(),
      });
      return pageOf(games, query);
    },

    /** Those that the merchant calls hot, then those that are played most. */
    hotGames: async (merchantId: string, language: string, limit: number): Promise<Game[]> => {
      const { hotFirst } = await offer(merchantId);
      return hotFirst(limit).map((game) => gameOf(game, language, clock.now()));
    },

    search: async (
      merchantId: string,
      query: {
        text: string;
        language: string;
        limit: number;
        category?: GameCategory | undefined;
        vendorCode?: string | undefined;
      },
    ): Promise<{ games: Game[]; total: number }> => {
      const [{ shelf }, { byId }] = await Promise.all([prepare(), offer(merchantId)]);
      const { category, vendorCode } = query;
      const found = (await searching.indexFor(shelf))
        .search(query.text, (id) => byId.has(id))
        .flatMap((id) => byId.get(id) ?? [])
        .filter(
          (game) =>
            (category === undefined || game.category === category) &&
            (vendorCode === undefined || game.vendor.code === vendorCode),
        );
      return {
        games: found.slice(0, query.limit).map((game) => gameOf(game, query.language, clock.now())),
        total: found.length,
      };
    },

    similar: async (merchantId: string, gameId: string, language: string): Promise<Game[]> => {
      const game = await getGame(merchantId, gameId);
      return similarTo(await offer(merchantId), game, SIMILAR_SHOWN).map((other) =>
        gameOf(other, language, clock.now()),
      );
    },

    oneGame: async (merchantId: string, gameId: string, language: string): Promise<Game> =>
      gameOf(await getGame(merchantId, gameId), language, clock.now()),

    /** What the key art of a game shows; undefined for what is no game of the catalogue. */
    artSubject: async (gameId: string): Promise<Pick<ShelfGame, 'category' | 'themes'> | undefined> =>
      (await prepare()).shelf.byId.get(gameId),

    /** Whose logo it is; undefined for what is no vendor of the catalogue. */
    logoSubject: async (code: string): Promise<Pick<ShelfVendor, 'code' | 'name'> | undefined> => {
      const { shelf } = await prepare();
      return shelf.games.find(({ vendor }) => vendor.code === code)?.vendor;
    },

    favoriteIds: (member: Member): Promise<string[]> => listFavorites(db, member),

    /** @throws `catalogue.game_not_found`, `catalogue.too_many_favorites` */
    addFavorite: async (member: Member, gameId: string): Promise<void> => {
      await getGame(member.merchantId, gameId);
      const result = await insertFavorite(db, { ...member, gameId, at: clock.now(), most: LIST_EVERYTHING });
      if (result === 'too_many') throw appError(catalogueErrors.tooManyFavorites);
    },

    removeFavorite: (member: Member, gameId: string): Promise<void> =>
      deleteFavorite(db, { ...member, gameId }),

    /**
     * Where a game opens, and that it was opened.
     *
     * @throws `catalogue.game_not_found`, `catalogue.vendor_maintenance`, `catalogue.vendor_not_connected`
     */
    launch: async (member: Member, gameId: string): Promise<{ url: string; target: 'page' }> => {
      const game = await getGame(member.merchantId, gameId);
      if (game.vendor.state === 'maintenance') throw appError(catalogueErrors.vendorMaintenance);
      await upsertRecent(db, { ...member, gameId, at: clock.now(), keep: RECENT_KEPT });
      if (!game.vendor.inHouse) throw appError(catalogueErrors.vendorNotConnected);
      return { url: `/bgs/${game.id}`, target: 'page' };
    },
  };
}

export type CatalogueUsecases = ReturnType<typeof createCatalogueUsecases>;
