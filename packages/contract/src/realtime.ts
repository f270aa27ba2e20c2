import { z } from 'zod';
import { money } from './money.ts';

export const REALTIME_PATH = '/wps/realtime';

/**
 * First message of a page: who it is and what it saw last. The token is not in the URL, where it would end up in logs.
 * `last` gives, per topic, the sequence of the last event that arrived.
 */
export const realtimeHello = z.object({
  type: z.literal('hello'),
  token: z.string().max(256).nullable(),
  last: z.record(z.string(), z.string().regex(/^\d{1,19}$/)),
});
export type RealtimeHello = z.infer<typeof realtimeHello>;

/** Sequences of a topic grow; the page ignores what is not above the last. */
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
    /** The inbox has something new. */
    data: z.object({ unread: z.int() }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('system'),
    sequence: z.string(),
    /** The merchant's status has changed: what it is for this caller stands in the permission response. */
    data: z.object({ status: z.int() }),
  }),
  z.object({
    type: z.literal('event'),
    topic: z.literal('jackpot'),
    sequence: z.string(),
    /** The pool of the in-house games; `hit` when it was just won. */
    data: z.object({ currency: z.string(), amount: money, hit: z.boolean() }),
  }),
]);

export const realtimeMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  realtimeEvent,
  /** The session has ended: sign in again. */
  z.object({ type: z.literal('signed_out') }),
  z.object({ type: z.literal('error'), code: z.string() }),
]);
export type RealtimeMessage = z.infer<typeof realtimeMessage>;
