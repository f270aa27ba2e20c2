import { z } from 'zod';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';

/** Rows of one message: what happened beyond is only counted. */
export const LIVE_ROWS = 20;
/** Rows of a page that has just come. */
export const LIVE_SNAPSHOT_ROWS = 40;

const liveBet = z.object({
  /** Random: it names no round. */
  id: z.string(),
  gameId: z.string(),
  /** Masked; null for a member who hides it. */
  name: z.string().nullable(),
  at: instant,
  stake: money,
  payout: money,
  /** The stake or the payout is high for this merchant. */
  isHigh: z.boolean(),
});
export type LiveBet = z.infer<typeof liveBet>;

/** A big win, which every page of the merchant hears of. */
export const liveWin = liveBet.omit({ isHigh: true });
export type LiveWin = z.infer<typeof liveWin>;

/** What pages get that watch the room `bets`: settled rounds of in-house games. */
export const liveBetsMessage = z.object({
  /** A delta is added to what is shown. */
  kind: z.enum(['snapshot', 'delta']),
  /** Newest first. */
  rows: z.array(liveBet),
  /** All bets of the last minute, shown or not. */
  perMinute: z.int(),
});
export type LiveBetsMessage = z.infer<typeof liveBetsMessage>;

/** What pages get that watch the room `players`: how many members play each game, of vendors too. */
export const playersMessage = z.object({
  /** All games that somebody plays. Otherwise those whose number has changed, 0 where nobody plays any more. */
  isWhole: z.boolean(),
  players: z.record(z.string(), z.int()),
});
export type PlayersMessage = z.infer<typeof playersMessage>;

const publicName = z.object({
  /** The masked name that others see. */
  name: z.string(),
  isHidden: z.boolean(),
});

export const liveBetsRoutes = defineRoutes({
  publicName: {
    method: 'GET',
    path: '/wps/member/public-name',
    summary: 'The name that others see among live bets and winners, and whether it is hidden.',
    access: 'member',
    response: publicName,
  },
  hideName: {
    method: 'PUT',
    path: '/wps/member/public-name',
    summary: 'Hides the name of the member among live bets and winners, or shows it again.',
    access: 'member',
    body: z.object({ isHidden: z.boolean() }),
    response: publicName,
  },
});
