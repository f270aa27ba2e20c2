import { z } from 'zod';
import { requestReason } from '../access/approvals.ts';
import { id, idempotencyKey } from '../ids.ts';
import { day, instant } from '../instant.ts';
import { defineRoutes } from '../route.ts';
import { drawState, lotteryCode } from './lottery-draws.ts';

const MAX_NUMBERS = 64;
const MAX_NUMBER_LENGTH = 16;

const numbers = z.array(z.string().max(MAX_NUMBER_LENGTH));

const deskDraw = z.object({
  id,
  lotteryCode,
  family: z.string(),
  /** `own`: drawn by us, so its result follows from its proof. */
  source: z.enum(['own', 'feed']),
  number: z.string(),
  state: drawState,
  closesAt: instant,
  drawsAt: instant,
  voidAt: instant,
  heldReason: z.string().nullable(),
  voidReason: z.string().nullable(),
  tickets: z.int().nullable(),
  version: z.int(),
  /** Since when a feed tells another result than the one that counts. */
  feedDiffersAt: instant.nullable(),
});

const movedDay = z.object({ lotteryCode, day, movedTo: day.nullable() });

/** Operators' calls about draws, which belong to all merchants. */
export const lotteryDeskRoutes = defineRoutes({
  draws: {
    method: 'GET',
    path: '/console/lottery/draws',
    summary: 'Draws by time, newest first, 50 at most; those that wait for a result by themselves.',
    access: 'operator',
    permission: 'games.view',
    query: z.object({
      view: z.enum(['waiting', 'drawn', 'coming', 'void']).default('waiting'),
      lotteryCode: lotteryCode.optional(),
      source: z.enum(['own', 'feed']).optional(),
      /** Draws before this time. */
      before: instant.optional(),
    }),
    response: z.array(deskDraw),
  },
  draw: {
    method: 'GET',
    path: '/console/lottery/results/:id',
    summary:
      'A draw with what the feeds told and the versions of its result. What operators typed is not shown.',
    access: 'operator',
    permission: 'games.view',
    params: z.object({ id }),
    response: z.object({
      draw: deskDraw,
      /** The prizes that a result consists of, in order. */
      shape: z.array(z.object({ code: z.string(), count: z.int(), digits: z.int() })),
      readings: z.array(
        z.object({ feed: z.string(), owner: z.string(), numbers, firstAt: instant, lastAt: instant }),
      ),
      entries: z.array(z.object({ operatorId: id, at: instant })),
      results: z.array(
        z.object({
          version: z.int(),
          numbers,
          at: instant,
          enteredBy: id.nullable(),
          approvedBy: id.nullable(),
        }),
      ),
    }),
    errors: ['lottery.draw_not_found'],
  },
  enterResult: {
    method: 'POST',
    path: '/console/lottery/results/:id/entries',
    summary:
      'Types the result of an outside draw, or its correction. It counts when a second operator has typed the same.',
    access: 'operator',
    permission: 'lottery.results',
    confirmed: true,
    params: z.object({ id }),
    body: z.object({
      id: idempotencyKey,
      numbers: z.array(z.string().max(MAX_NUMBER_LENGTH)).min(1).max(MAX_NUMBERS),
      reason: requestReason,
    }),
    response: z.object({ state: z.enum(['waiting', 'differs', 'done']) }),
    errors: ['lottery.draw_not_found', 'lottery.entry_not_allowed', 'lottery.numbers_invalid'],
  },
  calendar: {
    method: 'GET',
    path: '/console/lottery/calendar',
    summary: 'Days on which draws are moved, or not held.',
    access: 'operator',
    permission: 'games.view',
    response: z.array(movedDay),
  },
  moveDay: {
    method: 'PUT',
    path: '/console/lottery/calendar',
    summary: 'Moves the draw of a day to another one, or cancels it, before its sale opens.',
    access: 'operator',
    permission: 'lottery.results',
    body: movedDay.extend({ reason: requestReason }),
    response: z.null(),
    errors: ['lottery.not_found', 'lottery.draw_started', 'lottery.day_invalid'],
  },
});
