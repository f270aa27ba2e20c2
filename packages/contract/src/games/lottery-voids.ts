import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';

const run = z.object({
  run: z.int(),
  /** 0: everything goes back. */
  resultVersion: z.int(),
  state: z.enum(['running', 'done']),
  startedAt: instant,
  doneAt: instant.nullable(),
  winners: z.int().nullable(),
  paid: money.nullable(),
  /** What a correction could not take back. */
  owed: money.nullable(),
});

const merchantFigures = z.object({
  merchantCode: z.string(),
  /** Of each currency; tickets that were cancelled don't count. */
  sold: z.array(z.object({ currency: z.string(), tickets: z.int(), stake: money })),
  runs: z.array(run),
});

/** What a draw means to merchants, and giving one up. */
export const lotteryVoidRoutes = defineRoutes({
  figures: {
    method: 'GET',
    path: '/console/lottery/draws/:id/figures',
    summary: 'What the granted merchants have sold of a draw, and how far its settlement is.',
    access: 'operator',
    permission: 'games.view',
    params: z.object({ id }),
    response: z.array(merchantFigures),
    errors: ['lottery.draw_not_found'],
  },
  voidDraw: {
    method: 'POST',
    path: '/console/lottery/draws/:id/void',
    summary:
      'Asks a second person to void an outside draw: all stakes go back, and what was paid is taken back. Never a draw of our own.',
    access: 'operator',
    permission: 'lottery.results',
    confirmed: true,
    params: z.object({ id }),
    body: z.object({ id: idempotencyKey, reason: requestReason }),
    response: requestResult,
    errors: ['lottery.draw_not_found', 'lottery.void_not_allowed', 'approvals.already_asked'],
  },
});
