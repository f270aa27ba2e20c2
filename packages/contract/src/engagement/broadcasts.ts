import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { languageCode } from '../merchants/system.ts';
import { defineRoutes } from '../route.ts';
import { CONTENT_LENGTHS } from './content-items.ts';

/** Account types that a message can be sent to; trial accounts get none. */
export const SEGMENT_TYPES = [0, 1, 2, 41, 42] as const;
export const MAX_SEGMENT_ACCOUNTS = 1_000;
export const MAX_SEGMENT_DAYS = 3_650;

/** Which members get a message. Closed and trial accounts are never among them. */
export const segment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({
    kind: z.literal('types'),
    types: z
      .array(z.union(SEGMENT_TYPES.map((type) => z.literal(type))))
      .min(1)
      .max(SEGMENT_TYPES.length),
  }),
  /** Signed in within the last days. */
  z.object({ kind: z.literal('active'), days: z.int().min(1).max(MAX_SEGMENT_DAYS) }),
  z.object({
    kind: z.literal('accounts'),
    accounts: z.array(z.string().trim().min(1).max(64)).min(1).max(MAX_SEGMENT_ACCOUNTS),
  }),
]);
export type Segment = z.infer<typeof segment>;

/** `marketing` leaves out members who are excluded, take a break or have closed their account; a `notice` reaches them. */
export const BROADCAST_PURPOSES = ['marketing', 'notice'] as const;
const purpose = z.enum(BROADCAST_PURPOSES);
export type BroadcastPurpose = z.infer<typeof purpose>;

const text = (maxLength: number) => z.partialRecord(languageCode, z.string().trim().max(maxLength));

export const broadcastTexts = z.object({
  titles: text(CONTENT_LENGTHS.titles),
  /** HTML; the server removes everything that could run or load something. */
  contents: text(CONTENT_LENGTHS.contents),
});
export type BroadcastTexts = z.infer<typeof broadcastTexts>;

export const BROADCAST_STATES = ['sending', 'done', 'stopped'] as const;

const broadcast = broadcastTexts.extend({
  id,
  state: z.enum(BROADCAST_STATES),
  segment,
  purpose,
  /** Recipients at the time of sending, and how many have the message. */
  total: z.int(),
  sent: z.int(),
  /** In the merchant's default language. */
  title: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  finishedAt: instant.nullable(),
});
export type Broadcast = z.infer<typeof broadcast>;

const count = z.object({
  members: z.int(),
  /** Members of the segment whom advertising must not reach. */
  protected: z.int(),
  /** Listed accounts that do not exist, or that get no messages. */
  unknown: z.array(z.string()),
});
const messageParams = merchantParams.extend({ id });

/** Operators' messages to many members. */
export const broadcastsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/messages',
    summary: 'Messages to members, newest first, 50 at a time, with their progress.',
    access: 'operator',
    permission: 'messages.view',
    params: merchantParams,
    query: z.object({ after: id.optional() }),
    response: z.object({ items: z.array(broadcast), next: id.nullable(), languages: z.array(languageCode) }),
    errors: ['merchants.not_found'],
  },
  count: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/messages/count',
    summary: 'How many members a segment has now.',
    access: 'operator',
    permission: 'messages.send',
    params: merchantParams,
    body: z.object({ segment, purpose }),
    response: count,
    errors: ['merchants.not_found'],
  },
  send: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/messages',
    summary: 'Sends a message to the members of a segment, each once; a job sends it in parts.',
    access: 'operator',
    permission: 'messages.send',
    confirmed: true,
    params: merchantParams,
    body: broadcastTexts.extend({
      id: idempotencyKey,
      segment,
      purpose,
      /** The number that the operator has seen; another number is refused if the segment has grown. */
      members: z.int().min(1),
    }),
    response: broadcast,
    errors: [
      'merchants.not_found',
      'broadcasts.default_language_missing',
      'broadcasts.segment_empty',
      'broadcasts.segment_grown',
      'broadcasts.id_taken',
    ],
  },
  stop: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/messages/:id/stop',
    summary: 'Stops a message that is being sent; members who have it keep it.',
    access: 'operator',
    permission: 'messages.send',
    params: messageParams,
    response: broadcast,
    errors: ['broadcasts.not_found'],
  },
});
