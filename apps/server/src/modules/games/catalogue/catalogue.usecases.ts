import type { Game, GameCategory, GameMenu } from '@croupier/contract/games/catalogue.ts';
import type { FixtureOutcome } from '@croupier/contract/vendors/fixture-outcomes.ts';
import { LIST_EVERYTHING } from '@croupier/contract/games/list-sizes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { appError, requestErrors, type AppError } from '../../../platform/http/errors.ts';
import { createThrottle } from '../../../platform/throttle.ts';
import { offsetOf, pageIn } from '../../../platform/paging.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { catalogueErrors } from './catalogue.errors.ts';
import { gameOf, gamesOf as tilesOf, menusOf } from './catalogue.rules.ts';
import { gameIdOf } from './feed.rules.ts';
import { firstPageCovers, type FirstCover } from './key-art/first-pages.rules.ts';
import {
  busiestFirst,
  filterGames,
  isPlayable,
  merchantGamesOf,
  nameIn,
  type MerchantGames,
  type Selection,
  type Playable,
  type Sort,
} from './merchant-games.rules.ts';
import {
  deleteFavorite,
  insertFavorite,
  listFavorites,
  listRecent,
  upsertRecent,
} from './member-games.queries.ts';
import { createSearch } from './search/search.usecases.ts';
import { similarTo } from './similar-games.rules.ts';
import type { CatalogueSnapshot, CatalogueGame, CatalogueVendor, Notice } from './snapshot.types.ts';
import type { SnapshotReader } from './snapshot.usecases.ts';

export type CatalogueDeps = { db: Db; clock: Clock; merchants: Pick<Merchants, 'byId'> };

/** From where a game is opened. */
export type Visitor = {
  merchantId: string;
  language: string;
  country: string;
  ip: string;
  origin: string;
  userAgent: string;
};
export type Launcher = Visitor & { memberId: string; sessionId: string };
export type DemoLaunch = Visitor & { game: CatalogueGame };
/** Where a game opens, in the vendor's own ids: a match, and an outcome for the bet slip with the odds that were shown. */
export type LaunchPlace = {
  event: string;
  pick?: { market: string; outcome: FixtureOutcome; oddsE3: number } | undefined;
};
export type GameLaunch = Launcher & {
  game: CatalogueGame;
  place?: LaunchPlace | undefined;
};
/** `visitId` is that of the vendor's visit; null for an in-house game. */
export type LaunchedGame = {
  url: string;
  target: 'page' | 'frame' | 'popup';
  visitId: string | null;
  /** The vendor's wallet that the player is asked to move money into. */
  walletId: string | null;
};
/** Opens a vendor's game; null if the merchant has no connection to the vendor. */
export type LaunchHook = (launch: GameLaunch) => Promise<LaunchedGame | null>;
/** Opens the demo of a vendor's game; null if the merchant has no connection to the vendor. */
export type DemoHook = (launch: DemoLaunch) => Promise<{ url: string } | null>;
/** How many members play each game of a merchant now. */
export type PlayersHook = (merchantId: string) => Promise<ReadonlyMap<string, number>>;
/** The first answer that is not null is used. */
export type CatalogueHooks = { launch: LaunchHook[]; demo: DemoHook[]; players: PlayersHook[] };

export type GameListQuery = {
  merchantId: string;
  /** The member whose favourites and recent games are selected. */
  memberId?: string | undefined;
  language: string;
  category?: GameCategory | undefined;
  /** Games of any of these vendors. */
  vendorCodes?: readonly string[] | undefined;
  selection: Selection;
  sort?: Sort;
  playable?: Playable;
  /** Starts at 1. */
  pageNum: number;
  pageSize: number;
};
export type GamePage = { games: Game[]; pageNum: number; totalPages: number };

type Member = { merchantId: string; memberId: string };

const MAX_RECENT = 60;
/** Between two demos that are opened from one address. */
const DEMO_MILLISECONDS = 500;
const SIMILAR_LIMIT = 12;

/** Each merchant's games, computed once per version of the catalogue. */
type MerchantViews = { snapshot: CatalogueSnapshot; games: Map<string, MerchantGames> };

/** With the merchant's own text for players, if it has one. */
const closedError = (notice: Notice, language: string): AppError =>
  appError(catalogueErrors.gameMaintenance, { message: nameIn(notice, language) || undefined });

/** @throws `catalogue.unknown_vendor` */
function refuseUnknownVendors(games: MerchantGames, vendorCodes: readonly string[] | undefined): void {
  if (vendorCodes?.some((code) => !games.vendorCodes.has(code)))
    throw fieldRefusal(catalogueErrors.unknownVendor, 'vassalage');
}

export function createCatalogueUsecases(
  deps: CatalogueDeps & { reader: SnapshotReader; hooks: CatalogueHooks },
) {
  const { db, clock, merchants, reader } = deps;
  const searching = createSearch();
  let views: MerchantViews | undefined;

  const viewsNow = async (): Promise<MerchantViews> => {
    const snapshot = await reader.snapshot();
    if (views?.snapshot !== snapshot) views = { snapshot, games: new Map() };
    searching.refresh(snapshot);
    return views;
  };
  const gamesOf = async (merchantId: string): Promise<MerchantGames> => {
    const [{ snapshot, games }, merchant] = await Promise.all([viewsNow(), merchants.byId(merchantId)]);
    const { originals } = merchant.settings;
    const key = `${merchantId}:${originals.join(',')}`;
    const known = games.get(key) ?? merchantGamesOf(snapshot, merchantId, originals);
    games.set(key, known);
    return known;
  };
  const gamePageOf = (all: readonly CatalogueGame[], query: GameListQuery): GamePage => {
    const { pageNum, totalPages } = pageIn(all, query);
    const from = offsetOf(query);
    const until = from + query.pageSize;
    const games = tilesOf(all, { from, until, language: query.language, now: clock.now() });
    return { games, pageNum, totalPages };
  };
  const memberGameIds = async ({ merchantId, memberId, selection }: GameListQuery): Promise<string[]> => {
    if (!memberId) return [];
    if (selection === 'FAV') return listFavorites(db, { merchantId, memberId });
    return selection === 'RECENT' ? listRecent(db, { merchantId, memberId, limit: MAX_RECENT }) : [];
  };
  /** @throws `catalogue.game_not_found`, also for a game that only another merchant shows */
  const getGame = async (merchantId: string, gameId: string): Promise<CatalogueGame> => {
    const game = (await gamesOf(merchantId)).byId.get(gameId);
    if (!game) throw appError(catalogueErrors.gameNotFound);
    return game;
  };

  /** @throws unless the game can be opened now */
  const getOpenGame = async ({ merchantId, language }: Visitor, gameId: string): Promise<CatalogueGame> => {
    const game = await getGame(merchantId, gameId);
    if (game.closed) throw closedError(game.closed, language);
    if (game.vendor.state === 'maintenance') throw appError(catalogueErrors.vendorMaintenance);
    return game;
  };
  /** A demo is a call to the vendor that anybody may cause. */
  const mayOpenDemo = createThrottle(DEMO_MILLISECONDS, () => clock.now().getTime());

  return {
    gameMenus: async (merchantId: string, language: string): Promise<GameMenu[]> =>
      menusOf(await gamesOf(merchantId), language),

    vendors: async (merchantId: string) => (await gamesOf(merchantId)).vendors,

    /** The games among these ids that the merchant shows. */
    gamesById: async (
      merchantId: string,
      language: string,
      ids: readonly string[],
    ): Promise<Map<string, Game>> => {
      const { byId } = await gamesOf(merchantId);
      const now = clock.now();
      return new Map(
        ids.flatMap((id) => {
          const game = byId.get(id);
          return game ? [[id, gameOf(game, language, now)] as const] : [];
        }),
      );
    },

    /** @throws `catalogue.unknown_vendor` */
    gameList: async (query: GameListQuery): Promise<GamePage> => {
      const { category, vendorCodes, selection, sort = 'popular', language } = query;
      const merchantGames = await gamesOf(query.merchantId);
      refuseUnknownVendors(merchantGames, vendorCodes);
      const games = filterGames(merchantGames, {
        category,
        vendorCodes,
        selection,
        sort: sort === 'playing' ? 'popular' : sort,
        playable: query.playable,
        isVisitor: query.memberId === undefined,
        language,
        memberGameIds: await memberGameIds(query),
        now: clock.now(),
      });
      const [playersOf] = sort === 'playing' ? deps.hooks.players : [];
      const players = await playersOf?.(query.merchantId);
      return gamePageOf(players ? busiestFirst(games, players) : games, query);
    },

    /** Games marked as hot by the operator, then the most popular others. */
    hotGames: async (merchantId: string, language: string, limit: number): Promise<Game[]> => {
      const { hotFirst } = await gamesOf(merchantId);
      return tilesOf(hotFirst(limit), { language, now: clock.now() });
    },

    /** @throws `catalogue.unknown_vendor` */
    search: async (
      merchantId: string,
      query: {
        text: string;
        language: string;
        limit: number;
        category?: GameCategory | undefined;
        vendorCodes?: readonly string[] | undefined;
      },
    ): Promise<{ games: Game[]; total: number }> => {
      const [{ snapshot }, merchantGames] = await Promise.all([viewsNow(), gamesOf(merchantId)]);
      const { byId } = merchantGames;
      const { category, vendorCodes } = query;
      refuseUnknownVendors(merchantGames, vendorCodes);
      const index = await searching.indexFor(snapshot);
      const found = index
        .search(
          query.text,
          (game) =>
            byId.has(game.id) &&
            (category === undefined || game.category === category) &&
            (vendorCodes?.includes(game.vendor.code) ?? true),
        )
        // The search index may be older than the snapshot.
        .flatMap(({ id }) => byId.get(id) ?? []);
      return {
        games: tilesOf(found, { until: query.limit, language: query.language, now: clock.now() }),
        total: found.length,
      };
    },

    similar: async (merchantId: string, gameId: string, language: string): Promise<Game[]> => {
      const game = await getGame(merchantId, gameId);
      const similar = similarTo(await gamesOf(merchantId), game, SIMILAR_LIMIT);
      return tilesOf(similar, { language, now: clock.now() });
    },

    oneGame: async (merchantId: string, gameId: string, language: string): Promise<Game> =>
      gameOf(await getGame(merchantId, gameId), language, clock.now()),

    /** The inputs of a game's key art; undefined for an unknown game. */
    artSubject: async (gameId: string): Promise<CatalogueGame | undefined> =>
      (await viewsNow()).snapshot.byId.get(gameId),

    /**
     * Checks whether the merchant takes new bets on its in-house games, without I/O for each game.
     *
     * @returns a function that throws `request.not_found` for a game that is not offered, and
     *   `catalogue.game_maintenance` for one that the merchant or the kill switch has closed
     */
    betting: async (merchantId: string): Promise<(gameId: string) => void> => {
      const { byId } = await gamesOf(merchantId);
      return (gameId) => {
        const game = byId.get(gameId);
        if (!game) throw appError(requestErrors.notFound);
        if (!isPlayable(game)) throw appError(catalogueErrors.gameMaintenance);
      };
    },

    /** Covers on the first screens of the merchant's lists, most visible first. */
    firstPageCovers: async (merchantId: string): Promise<FirstCover[]> =>
      firstPageCovers(await gamesOf(merchantId), clock.now()),

    /** Changes with every import and every change of a merchant's vendors. */
    version: async (): Promise<bigint> => (await reader.snapshot()).version,

    /** The inputs of a vendor's logo; undefined for a vendor without games. */
    logoSubject: async (code: string): Promise<Pick<CatalogueVendor, 'code' | 'name'> | undefined> => {
      const { snapshot } = await viewsNow();
      return snapshot.games.find(({ vendor }) => vendor.code === code)?.vendor;
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
     * Returns the address at which a game opens and marks the game as recently opened.
     *
     * @throws `catalogue.game_not_found`, `catalogue.game_maintenance`, `catalogue.vendor_maintenance`,
     *   `catalogue.vendor_not_connected`, or why the vendor's game did not open
     */
    launch: async (launcher: Launcher, gameId: string, place?: LaunchPlace): Promise<LaunchedGame> => {
      const { merchantId, memberId } = launcher;
      const game = await getOpenGame(launcher, gameId);
      await upsertRecent(db, { merchantId, memberId, gameId, at: clock.now(), keep: MAX_RECENT });
      if (game.vendor.inHouse)
        return { url: `/bgs/${game.id}`, target: 'page', visitId: null, walletId: null };
      for (const open of deps.hooks.launch) {
        const launched = await open({ ...launcher, game, place });
        if (launched) return launched;
      }
      throw appError(catalogueErrors.vendorNotConnected);
    },

    /**
     * Returns the address of a game's demo.
     *
     * @throws `catalogue.no_demo`, `catalogue.too_many_demos`, or why the game can't be opened
     */
    demo: async (visitor: Visitor, gameId: string): Promise<{ url: string }> => {
      const game = await getOpenGame(visitor, gameId);
      if (!game.hasDemo || game.vendor.inHouse) throw appError(catalogueErrors.noDemo);
      if (mayOpenDemo(`${visitor.merchantId}/${visitor.ip}`) === undefined)
        throw appError(catalogueErrors.tooManyDemos);
      for (const open of deps.hooks.demo) {
        const opened = await open({ ...visitor, game });
        if (opened) return opened;
      }
      throw appError(catalogueErrors.vendorNotConnected);
    },

    /** A game of one of these vendors by the vendor's own code, whatever merchants have decided about it. */
    vendorGame: async (
      vendorIds: readonly string[],
      code: string,
    ): Promise<{ vendor: string; gameId: string } | undefined> => {
      const { vendors, byId } = (await viewsNow()).snapshot;
      for (const vendorId of vendorIds) {
        const vendor = vendors.get(vendorId);
        const game = vendor && byId.get(gameIdOf(vendor.code, code));
        if (game) return { vendor: vendor.code, gameId: game.id };
      }
      return undefined;
    },

    gameById: async (
      gameId: string,
    ): Promise<{ vendor: string; gameId: string; category: string } | undefined> => {
      const game = (await viewsNow()).snapshot.byId.get(gameId);
      return game && { vendor: game.vendor.code, gameId, category: game.category };
    },

    vendorCode: async (vendorId: string): Promise<string | undefined> =>
      (await viewsNow()).snapshot.vendors.get(vendorId)?.code,
  };
}

export type CatalogueUsecases = ReturnType<typeof createCatalogueUsecases>;
