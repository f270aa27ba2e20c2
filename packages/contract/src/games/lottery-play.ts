import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { drawState, lobbyLottery, lotteryCode, nextDraw, openedDraw } from './lottery-draws.ts';

export const MAX_CHASE_DRAWS = 120;

/** A price below the full one; 0 closes the number. `market` is the play. */
export const numberPrice = z.object({ market: z.string(), cell: z.string(), priceBps: z.int() });

/**
 * A play on sale. What is filled in (zones, typed entries) and how lines are counted is data of the catalogue, which the
 * browser has: `findPlay(lotteryFamily(catalogue), code)`.
 */
const playOnSale = z.object({
  code: z.string(),
  tab: z.string(),
  row: z.string(),
  /** How it is filled in: keys per place, or typed entries only; `both` takes either. */
  input: z.enum(['zones', 'text', 'both']),
  /** The groups that this member may choose from. */
  minGroup: z.int(),
  maxGroup: z.int(),
  /** What a line of 1.00 wins at the highest group and the full price, by prize class. */
  prizes: z.array(z.object({ code: z.string(), prize: money })),
});
export type LotteryPlayOnSale = z.infer<typeof playOnSale>;

const lotteryGame = z.object({
  now: instant,
  gameCode: lotteryCode,
  name: z.string(),
  family: z.string(),
  mode: z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']),
  isOwn: z.boolean(),
  /** The plays of the current draw, such as `ssc/1`. */
  catalogue: z.string(),
  /** Sent with a ticket: what it was priced by. */
  rulesVersion: z.int(),
  /** The member's right. A group is five basis points: `maxGroup` is `minGroup + rateBps / 5`. */
  rateBps: z.int(),
  minGroup: z.int(),
  maxGroup: z.int(),
  /** What a line may cost, the largest first; any multiple of the smallest is taken. */
  units: z.array(money),
  limits: z.object({
    minBet: money,
    maxBet: money,
    maxDrawStake: money,
    maxPayout: money,
    maxBets: z.int(),
    maxLines: z.int(),
  }),
  plays: z.array(playOnSale),
  /** Numbers that are closed or pay less, in the current draw. */
  prices: z.array(numberPrice),
  /** On sale, or the next one to be; null while none is planned. */
  draw: nextDraw.nullable(),
  last: openedDraw.nullable(),
  chase: z.object({ maxSteps: z.int(), maxMultiplier: z.int() }),
});
export type LotteryGame = z.infer<typeof lotteryGame>;

const roomTicket = z.object({ name: z.string(), stake: money, at: instant });

const room = z.object({
  now: instant,
  draw: nextDraw.nullable(),
  /** Tickets of the current draw at this merchant, and members who bought them. */
  tickets: z.int(),
  members: z.int(),
  prices: z.array(numberPrice),
  /** Numbers on which less than a tenth of the limit is left: what may still be won there. */
  tight: z.array(z.object({ market: z.string(), cell: z.string(), room: money })),
  /** The newest tickets of the current draw, and the newest wins of the lottery; names are masked. */
  latest: z.array(roomTicket),
  winners: z.array(roomTicket.extend({ payout: money, drawNumber: z.string() })),
});
export type LotteryRoom = z.infer<typeof room>;

export const lotteryPlayRoutes = defineRoutes({
  game: {
    method: 'GET',
    path: '/lotto/lgw/games/:gameCode',
    summary: 'Everything that a betting page needs: plays, groups, limits, prices, the draw on sale.',
    access: 'session',
    params: z.object({ gameCode: lotteryCode }),
    response: lotteryGame,
    errors: ['lottery.not_found'],
  },
  coming: {
    method: 'GET',
    path: '/lotto/lgw/games/:gameCode/coming',
    summary: 'The draws that can be bought or chased, the first to close first.',
    access: 'session',
    params: z.object({ gameCode: lotteryCode }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(MAX_CHASE_DRAWS).default(20) }),
    response: z.array(
      z.object({ id, number: z.string(), closesAt: instant, drawsAt: instant, state: drawState }),
    ),
    errors: ['lottery.not_found'],
  },
  room: {
    method: 'GET',
    path: '/lotto/lgw/games/:gameCode/room',
    summary: 'What happens around the current draw: prices and room of numbers, last tickets, last winners.',
    access: 'session',
    params: z.object({ gameCode: lotteryCode }),
    response: room,
    errors: ['lottery.not_found'],
  },
  recent: {
    method: 'GET',
    path: '/lgw/vn/games/recent',
    summary: 'The lotteries that the member has played last, the newest first.',
    access: 'session',
    response: z.array(lobbyLottery),
  },
});
