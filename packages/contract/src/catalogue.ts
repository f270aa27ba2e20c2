import { z } from 'zod';
import { languageCode } from './system.ts';
import { defineRoutes } from './route.ts';

/** Game categories in the order of the top navigation (§2); `bgs` is in-house, `rng` slots, `pvp` poker. */
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

export const catalogueRoutes = defineRoutes({
  gameMenus: {
    method: 'GET',
    path: '/lgw/games/game_menus',
    summary: 'Categories with their vendors; a category without vendors is left out by the site.',
    access: 'visitor',
    response: z.array(gameMenu),
  },
  gameList: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    summary: 'Games of a category, 20 a page.',
    access: 'visitor',
    query: z.object({
      clientType: z.coerce.number().int().default(3),
      platform: z.string().max(20).default('WEB'),
      merchant: z.string().max(32).optional(),
      gameType: gameCategory.optional(),
      vassalage: z.string().max(32).optional(),
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(999).default(20),
      language: languageCode.optional(),
      gameClassify: z.enum(['NEW', 'FAV', 'ALL', 'HOT', 'RECENT']).default('ALL'),
    }),
    response: z.object({ games: z.array(game), pageNum: z.int(), totalPages: z.int() }),
  },
});
