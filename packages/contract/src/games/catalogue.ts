import { z } from 'zod';
import { codeList } from '../lists/code-list.ts';
import { LIST_EVERYTHING, LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX } from './list-sizes.ts';
import { defineRoutes } from '../route.ts';
import { languageCode } from '../merchants/system.ts';
import { FIXTURE_OUTCOMES, MAX_FIXTURE_ID, MAX_ODDS_E3, ODDS_ONE_E3 } from '../vendors/fixture-outcomes.ts';

/** Game categories in the order of the top navigation; `bgs` is in-house, `rng` slots, `pvp` poker. */
export const GAME_CATEGORIES = [
  'bgs',
  'lott',
  'elott',
  'live',
  'sports',
  'fish',
  'rng',
  'pvp',
  'esports',
  'cockfight',
] as const;
export const gameCategory = z.enum(GAME_CATEGORIES);
export type GameCategory = z.infer<typeof gameCategory>;
/** A category in a query; `ALL` means all categories. */
export const categoryFilter = z.enum(['ALL', ...GAME_CATEGORIES]);

export const game = z.object({
  nodeId: z.string(),
  vassalage: z.string().describe('the vendor'),
  gameType: gameCategory,
  displayName: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  showIcon: z.boolean(),
  iconUrl: z.string(),
  lagerIcon: z.string(),
  /** 1 means hot. */
  isHot: z.union([z.literal(0), z.literal(1)]),
  gameId: z.string(),
  gameCode: z.string(),
  isGame: z.boolean(),
  /** Return to the player in basis points: 9900 is 99 %. */
  rtpBps: z.int().nullable(),
  vendorName: z.string(),
  /** Id of its key art, which `iconUrl` and `lagerIcon` point to. */
  artId: z.string(),
  /** Shown until the key art has loaded, as `#rrggbb`. */
  artColor: z.string().regex(/^#[\da-f]{6}$/),
  /** `maintenance`: it cannot be played, because the vendor or the merchant closed it. */
  state: z.enum(['up', 'slow', 'maintenance']),
  /** What the merchant says about the maintenance. */
  notice: z.string().optional(),
  /** Released in the last 30 days; an in-house game, added to the others in the last 30 days. */
  isNew: z.boolean(),
  /** Has a demo that needs no account. */
  hasDemo: z.boolean(),
});
export type Game = z.infer<typeof game>;

export const gameMenu = z.object({
  gameCategory,
  title: z.string(),
  vendors: z.array(
    z.object({ code: z.string(), name: z.string(), state: z.enum(['up', 'slow', 'maintenance']) }),
  ),
});
export type GameMenu = z.infer<typeof gameMenu>;

/** Select types of a game list. */
export const gameClassify = z.enum(['NEW', 'FAV', 'ALL', 'HOT', 'RECENT']);
/** `playing`: by how many play each game now, then as `popular`. */
export const gameSort = z.enum(['popular', 'playing', 'name', 'new', 'rtp']);
/** `NOW`: the caller can play it at once, for visitors at least as a demo. `DEMO`: it has a demo with play money. */
export const gamePlayable = z.enum(['ANY', 'NOW', 'DEMO']);

const MAX_VENDORS = 100;
/** Games of any of these vendors. */
const vendorCodes = codeList(MAX_VENDORS).describe('codes of vendors, separated by commas');

const gamePage = z.object({ games: z.array(game), pageNum: z.int(), totalPages: z.int() });
const gameOf = z.object({
  nodeId: z.string().max(96),
  vendor: z.string().max(32),
  gameType: gameCategory,
});
const vendor = z.object({
  code: z.string(),
  name: z.string(),
  state: z.enum(['up', 'slow', 'maintenance']),
  games: z.int(),
});

export const catalogueRoutes = defineRoutes({
  hotGames: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    summary: 'Hot games of the merchant, followed by the most popular others.',
    access: 'visitor',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(60).default(24),
      language: languageCode.optional(),
    }),
    response: z.array(game),
  },
  vendorGameTypes: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    summary: 'Categories in which each vendor has games.',
    access: 'visitor',
    response: z.array(z.object({ vassalage: z.string(), gameTypes: z.array(gameCategory) })),
  },
  vendors: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    summary: 'Vendors by category, with the number of their games in it.',
    access: 'visitor',
    query: z.object({
      platform: z.string().max(32).default('html5-desktop'),
      gameType: categoryFilter.optional(),
    }),
    response: z.array(z.object({ gameCategory, vendors: z.array(vendor) })),
  },
  search: {
    method: 'GET',
    path: '/wps/games/search',
    summary: 'Searches games by name, vendor, category or theme; tolerates typos.',
    access: 'visitor',
    query: z.object({
      q: z.string().trim().min(1).max(64),
      gameType: categoryFilter.optional(),
      vassalage: vendorCodes.optional(),
      limit: z.coerce.number().int().min(1).max(60).default(24),
      language: languageCode.optional(),
    }),
    response: z.object({ games: z.array(game), total: z.int() }),
    errors: ['catalogue.unknown_vendor'],
  },
  similar: {
    method: 'GET',
    path: '/wps/games/:gameId/similar',
    summary: 'Similar games.',
    access: 'visitor',
    params: z.object({ gameId: z.string().max(96) }),
    response: z.array(game),
    errors: ['catalogue.game_not_found'],
  },
  oneGame: {
    method: 'GET',
    path: '/wps/games/:gameId',
    summary: 'One game.',
    access: 'visitor',
    params: z.object({ gameId: z.string().max(96) }),
    response: game,
    errors: ['catalogue.game_not_found'],
  },
  favoriteIds: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    summary: 'Node ids of the favourites.',
    access: 'session',
    response: z.array(z.string()),
  },
  favoriteList: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    summary: 'The favourites, newest first.',
    access: 'session',
    query: z.object({
      pageNo: z.coerce.number().int().min(1).max(1_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(LIST_EVERYTHING).default(LIST_PAGE_SIZE),
      gameType: categoryFilter.optional(),
    }),
    response: gamePage,
  },
  addFavorite: {
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    summary: 'Adds a favourite; adding it again changes nothing.',
    access: 'session',
    body: gameOf,
    response: z.null(),
    errors: ['catalogue.game_not_found', 'catalogue.too_many_favorites'],
  },
  removeFavorite: {
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    summary: 'Removes a favourite.',
    access: 'session',
    body: gameOf,
    response: z.null(),
  },
  recentGames: {
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    summary: 'Games that the account opened, newest first.',
    access: 'session',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(LIST_PAGE_SIZE),
      gameType: categoryFilter.optional(),
      language: languageCode.optional(),
      clientType: z.coerce.number().int().default(3),
    }),
    response: gamePage,
  },
  launch: {
    method: 'GET',
    path: '/wps/game/launchGame',
    summary: 'Launches a game: its URL, and whether it opens in a page, a frame or a window.',
    access: 'member',
    query: z
      .object({
        nodeId: z.string().max(96),
        platform: z.string().max(20).default('WEB'),
        /** The vendor's id of a match that the game is to open at. */
        event: z.string().min(1).max(MAX_FIXTURE_ID).optional(),
        /** An outcome of the match for the bet slip: the vendor's id of its market, and its odds in thousandths. */
        market: z.string().min(1).max(MAX_FIXTURE_ID).optional(),
        outcome: z.enum(FIXTURE_OUTCOMES).optional(),
        odds: z.coerce.number().int().gt(ODDS_ONE_E3).max(MAX_ODDS_E3).optional(),
      })
      .superRefine(({ event, market, outcome, odds }, context) => {
        const pick = { event, market, outcome, odds };
        if (market === undefined && outcome === undefined && odds === undefined) return;
        for (const [name, value] of Object.entries(pick))
          if (value === undefined)
            context.addIssue({ code: 'custom', message: 'required with the others', path: [name] });
      }),
    response: z.object({
      url: z.string(),
      target: z.enum(['page', 'frame', 'popup']),
      /** The visit of a vendor's game, for its net result and its end. */
      visitId: z.string().nullable(),
      /** The vendor’s wallet that the player is to be asked to move money into. */
      walletId: z.string().nullable(),
    }),
    errors: [
      'catalogue.game_not_found',
      'catalogue.game_maintenance',
      'catalogue.vendor_maintenance',
      'catalogue.vendor_not_connected',
      'vendors.stopped',
      'vendors.not_answering',
      'vendors.launch_refused',
      'vendors.transfer_open',
      'protection.excluded',
      'protection.cooling_off',
      'protection.account_closed',
    ],
  },
  demo: {
    method: 'GET',
    path: '/wps/game/demoGame',
    summary: 'Opens the demo of a vendor’s game: play money, without an account.',
    access: 'visitor',
    query: z.object({ nodeId: z.string().max(96), platform: z.string().max(20).default('WEB') }),
    response: z.object({ url: z.string() }),
    errors: [
      'catalogue.game_not_found',
      'catalogue.game_maintenance',
      'catalogue.vendor_maintenance',
      'catalogue.vendor_not_connected',
      'catalogue.no_demo',
      'catalogue.too_many_demos',
      'vendors.stopped',
      'vendors.not_answering',
      'vendors.launch_refused',
    ],
  },
  gameMenus: {
    method: 'GET',
    path: '/lgw/games/game_menus',
    summary: 'Categories with their vendors; the site hides categories without vendors.',
    access: 'visitor',
    response: z.array(gameMenu),
  },
  gameList: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    summary: 'Games of a category, 20 per page.',
    access: 'visitor',
    query: z
      .object({
        clientType: z.coerce.number().int().default(3),
        platform: z.string().max(20).default('WEB'),
        merchant: z.string().max(32).optional(),
        gameType: categoryFilter.optional(),
        vassalage: vendorCodes.optional(),
        pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
        pageSize: z.coerce.number().int().min(1).max(LIST_EVERYTHING).default(LIST_PAGE_SIZE),
        language: languageCode.optional(),
        gameClassify: gameClassify.default('ALL'),
        sort: gameSort.default('popular'),
        playable: gamePlayable.default('ANY'),
      })
      .superRefine(({ pageSize, gameType = 'ALL', vassalage }, context) => {
        if (pageSize <= LIST_PAGE_SIZE_MAX || gameType !== 'ALL' || vassalage?.length === 1) return;
        context.addIssue({
          code: 'too_big',
          origin: 'number',
          maximum: LIST_PAGE_SIZE_MAX,
          input: pageSize,
          path: ['pageSize'],
        });
      }),
    response: gamePage,
    errors: ['catalogue.unknown_vendor'],
  },
});
