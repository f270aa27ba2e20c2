import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { PAGE_SIZE_MAX } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { listCursor } from './figures.ts';

/** Money goes down to a direct downline, or up to the direct upline. */
export const LINE_DIRECTIONS = ['down', 'up'] as const;

const transfer = z.object({
  id,
  direction: z.enum(LINE_DIRECTIONS),
  /** Whether the caller sent it. */
  isSent: z.boolean(),
  /** The nickname of the upline, or the account of the downline. */
  otherName: z.string(),
  amount: money,
  at: instant,
});

const body = z.object({
  id: idempotencyKey,
  amount: positiveMoney,
  paymentPassword: z.string().min(1).max(64),
});
const sent = z.object({ transfer, balance: money });

const ERRORS = [
  'agents.not_found',
  'agents.not_direct',
  'line_transfers.closed',
  'line_transfers.not_allowed',
  'line_transfers.too_little',
  'line_transfers.day_limit',
  'line_transfers.turnover',
  'line_transfers.open_bills',
  'line_transfers.id_reused',
  'identity.payment_password_wrong',
  'identity.payment_password_missing',
  'identity.locked',
  'wallet.insufficient_funds',
] as const;

/** Transfers between neighbours of a line, where the merchant allows them. */
export const lineTransfersRoutes = defineRoutes({
  terms: {
    method: 'GET',
    path: '/wps/member/transfers',
    summary: 'What the caller may transfer within the own line, and why not more.',
    access: 'member',
    response: z.object({
      /** Whether the merchant allows transfers downwards and upwards. */
      down: z.boolean(),
      up: z.boolean(),
      /** The direct upline’s nickname; null without an upline. */
      uplineNickname: z.string().nullable(),
      min: money,
      /** Per settlement day, and what is left of it today. */
      dayLimit: money,
      leftToday: money,
      /** What may be transferred now: the balance less what has not been played once. */
      available: money,
      /** What deposits must still be played. */
      turnoverLeft: money,
      /** The code with which a transfer would be refused now; null if it would not. */
      refusal: z.string().nullable(),
    }),
  },
  list: {
    method: 'GET',
    path: '/wps/member/transfers/list',
    summary: 'Transfers that the caller sent and received within the own line, newest first.',
    access: 'member',
    query: z.object({
      from: instant.optional(),
      until: instant.optional(),
      after: listCursor.optional(),
      limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(20),
    }),
    response: z.object({ items: z.array(transfer), next: z.string().nullable() }),
    errors: ['lists.bad_cursor'],
  },
  down: {
    method: 'POST',
    path: '/wps/agent/team/:memberId/transfers',
    summary: 'Transfers money from the agent’s main wallet to a direct downline’s.',
    access: 'agent',
    encrypted: true,
    params: z.object({ memberId: id }),
    body,
    response: sent,
    errors: ERRORS,
  },
  up: {
    method: 'POST',
    path: '/wps/member/transfers/upline',
    summary: 'Transfers money from the caller’s main wallet to the direct upline’s.',
    access: 'member',
    encrypted: true,
    body,
    response: sent,
    errors: ERRORS,
  },
});
