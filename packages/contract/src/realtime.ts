import { z } from 'zod';
import { envelopeNews } from './contests/envelope-room.ts';
import { crashMessage } from './games/crash-room.ts';
import { liveBetsMessage, liveWin, playersMessage } from './games/live-bets.ts';
import { drawState } from './games/lottery-draws.ts';
import { instant } from './instant.ts';
import { money } from './money.ts';

export const REALTIME_PATH = '/wps/realtime';

/**
 * First message of a page: its session and the last events it saw. The token is not in the URL, which would be logged.
 * `last` contains, per topic, the sequence of the last event received.
 */
export const realtimeHello = z.object({
  type: z.literal('hello'),
  token: z.string().max(256).nullable(),
  last: z.record(z.string(), z.string().regex(/^\d{1,19}$/)),
});
export type RealtimeHello = z.infer<typeof realtimeHello>;

/** A page watches what happens in a room, and may speak to it. What it says is the room's own. */
export const roomCall = z.discriminatedUnion('type', [
  z.object({ type: z.literal('watch'), room: z.string().max(32) }),
  z.object({ type: z.literal('unwatch'), room: z.string().max(32) }),
  z.object({ type: z.literal('say'), room: z.string().max(32), data: z.unknown() }),
]);
export type RoomCall = z.infer<typeof roomCall>;

/** Sequences of a topic increase; the page ignores events at or below the last one. */
const realtimeEvent = z.discriminatedUnion('topic', [
  z.object({
    type: z.literal('event'),
    topic: z.literal('wallet'),
    sequence: z.string(),
    data: z.object({ currency: z.string(), amount: money }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('messages'),
    sequence: z.string(),
    /** The inbox has changed. */
    data: z.object({ unread: z.int() }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('payments'),
    sequence: z.string(),
    /** A deposit or withdrawal of the member has changed: pages load what they show again. */
    data: z.object({ id: z.string() }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('rewards'),
    sequence: z.string(),
    /** The member's rewards have changed; so many wait to be claimed. */
    data: z.object({ count: z.int() }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('contracts'),
    sequence: z.string(),
    /** A contract or bill of the member has changed: pages load what they show again. `waiting` needs an answer. */
    data: z.object({ waiting: z.int() }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('agent'),
    /** The number of the last period of five minutes that is settled. */
    sequence: z.string(),
    data: z.object({ until: instant }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('system'),
    sequence: z.string(),
    /** The merchant's status has changed; the permission response has the status for this caller. */
    data: z.object({ status: z.int() }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('content'),
    sequence: z.string(),
    /** The merchant's published content has changed. */
    data: z.object({}),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('games'),
    sequence: z.string(),
    /** The merchant's games have changed: pages load the lists that they show again. */
    data: z.object({}),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('rounds'),
    sequence: z.string(),
    /** The member's round of a game of several calls has changed: pages that show fewer moves load it again. */
    data: z.object({ gameId: z.string(), roundId: z.string(), moves: z.int(), isOver: z.boolean() }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('lottery'),
    sequence: z.string(),
    /** A draw has changed; without numbers until it is drawn. */
    data: z.object({
      drawId: z.string(),
      gameCode: z.string(),
      number: z.string(),
      state: drawState,
      numbers: z.array(z.string()),
    }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('jackpot'),
    sequence: z.string(),
    /** The pool of the in-house games; `hit` when it was just won. */
    data: z.object({ currency: z.string(), amount: money, hit: z.boolean() }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('wins'),
    sequence: z.string(),
    /** Somebody has won much in an in-house game. */
    data: liveWin,
  }),
]);

export const realtimeMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  realtimeEvent,
  /** To the pages that watch a room. */
  z.discriminatedUnion('room', [
    z.object({ type: z.literal('room'), room: z.literal('crash'), data: crashMessage }),
    z.object({ type: z.literal('room'), room: z.literal('bets'), data: liveBetsMessage }),
    z.object({ type: z.literal('room'), room: z.literal('players'), data: playersMessage }),
    z.object({ type: z.literal('room'), room: z.literal('envelopes'), data: envelopeNews }),
  ]),
  /** The session has ended; sign in again. */
  z.object({ type: z.literal('signed_out') }),
  z.object({ type: z.literal('error'), code: z.string() }),
]);
export type RealtimeMessage = z.infer<typeof realtimeMessage>;
