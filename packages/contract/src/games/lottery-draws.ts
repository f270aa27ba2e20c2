import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';

const MAX_OPENED_DRAWS = 500;

export const lotteryCode = z.string().regex(/^[a-z0-9][a-z0-9-]{1,30}$/);
export const drawState = z.enum([
  'planned',
  'open',
  'closed',
  'sealed',
  'held',
  'late',
  'drawn',
  'settling',
  'settled',
  'correcting',
  'void',
]);
export type DrawState = z.infer<typeof drawState>;

export const nextDraw = z.object({
  id,
  number: z.string(),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  state: drawState,
});

/** A result; `version` above 1 is a correction. */
export const openedDraw = z.object({
  id,
  number: z.string(),
  drawsAt: instant,
  numbers: z.array(z.string()),
  version: z.int(),
});

export const lobbyLottery = z.object({
  gameCode: lotteryCode,
  name: z.string(),
  family: z.string(),
  mode: z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']),
  /** Drawn by us, and so provable. */
  isOwn: z.boolean(),
  /** The draw on sale, or the next one. */
  next: nextDraw.nullable(),
  last: openedDraw.nullable(),
});
export type LobbyLottery = z.infer<typeof lobbyLottery>;

const station = z.object({
  gameCode: lotteryCode,
  name: z.string(),
  region: z.enum(['N', 'C', 'S']),
  next: nextDraw.nullable(),
});

const openedQuery = z.object({
  gameCode: lotteryCode,
  limit: z.coerce.number().int().min(1).max(MAX_OPENED_DRAWS).default(30),
});

const resultVersion = z.object({
  version: z.int(),
  numbers: z.array(z.string()),
  at: instant,
  /** Feeds that agreed, by their owners; operators where two of them typed it. */
  source: z.enum(['own', 'feeds', 'operators']),
  feeds: z.array(z.object({ owner: z.string(), evidence: z.string(), firstAt: instant })),
});

/** Everything that anybody needs to check a draw. */
const drawProof = z.object({
  draw: nextDraw.extend({
    gameCode: lotteryCode,
    family: z.string(),
    /** The text that the numbers are computed from. */
    publicId: z.string(),
    catalogueVersion: z.string(),
    mappingVersion: z.string(),
    sealedAt: instant.nullable(),
    tickets: z.int().nullable(),
    ticketRoot: z.string().nullable(),
    voidReason: z.string().nullable(),
  }),
  /** Of our own draws. The anchor is published before the first sale. */
  chain: z.object({ anchor: z.string(), publishedAt: instant, index: z.int(), length: z.int() }).nullable(),
  /** `round` is known from the seal on, `signature` and `randomness` with the result. */
  beacon: z
    .object({
      chainHash: z.string(),
      publicKey: z.string(),
      genesisAt: instant,
      periodSeconds: z.int(),
      round: z.int().nullable(),
      signature: z.string().nullable(),
      randomness: z.string().nullable(),
    })
    .nullable(),
  /** Of the chain; null until the draw is drawn. */
  secret: z.string().nullable(),
  results: z.array(resultVersion),
  /** Of an outside draw without a result: what single feeds have told, which nobody else has confirmed. */
  provisional: z.array(z.object({ owner: z.string(), numbers: z.array(z.string()), at: instant })),
});
export type DrawProof = z.infer<typeof drawProof>;

export const lotteryDrawRoutes = defineRoutes({
  lobby: {
    method: 'GET',
    path: '/lotto/lgw/lobby',
    summary: 'The lotteries of a site with the draw on sale and the last result.',
    access: 'visitor',
    response: z.object({ now: instant, lotteries: z.array(lobbyLottery) }),
  },
  vietnamMenu: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    summary: 'The stations of Vietnam that draw today, the leading one of a region first.',
    access: 'visitor',
    response: z.object({ now: instant, day: z.string(), stations: z.array(station) }),
  },
  opened: {
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    summary: 'Results of a lottery, newest first, at most 500.',
    access: 'visitor',
    query: openedQuery,
    response: z.array(openedDraw),
    errors: ['lottery.not_found'],
  },
  openedVietnam: {
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    summary: 'Results of a station of Vietnam, newest first, at most 500.',
    access: 'visitor',
    query: openedQuery,
    response: z.array(openedDraw),
    errors: ['lottery.not_found'],
  },
  proof: {
    method: 'GET',
    path: '/lotto/lgw/draws/:id/proof',
    summary: 'What anybody needs to check a draw: chain, tickets, beacon, result.',
    access: 'visitor',
    params: z.object({ id }),
    response: drawProof,
    errors: ['lottery.draw_not_found'],
  },
});
