import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';

/**
 * What looks like abuse: several members at one browser or payment account, members whose bets cancel each other out, a
 * referrer who is their own friend, many claims in an hour, and withdrawals of what was given without play.
 */
const SIGNAL_KINDS = [
  'cluster',
  'opposite_bets',
  'self_referral',
  'claim_velocity',
  'under_wagering',
] as const;
export const signalKind = z.enum(SIGNAL_KINDS);
export type SignalKind = z.infer<typeof signalKind>;

const SIGNAL_STATES = ['open', 'cleared', 'confirmed'] as const;
export const signalState = z.enum(SIGNAL_STATES);
export type SignalState = z.infer<typeof signalState>;

/** What was found: an amount, a number or a name. */
export const signalFact = z.object({
  key: z.enum([
    'promotion',
    'browser',
    'instrument',
    'game',
    'slots',
    'stakes',
    'net',
    'claims',
    'given',
    'played',
    'withdrawn',
  ]),
  amount: money.optional(),
  count: z.int().optional(),
  text: z.string().optional(),
});
export type SignalFact = z.output<typeof signalFact>;

const signal = z.object({
  id,
  kind: signalKind,
  state: signalState,
  members: z.array(z.object({ id, account: z.string() })),
  facts: z.array(signalFact),
  /** Grants that it put under review, and how many of them still are. */
  grants: z.int(),
  inReview: z.int(),
  foundAt: instant,
  decidedAt: instant.nullable(),
  remark: z.string().nullable(),
});
export type DeskSignal = z.output<typeof signal>;

/** Operators' calls about signs of abuse. */
export const signalsDeskRoutes = defineRoutes({
  list: {
    method: 'GET',
    access: 'operator',
    permission: 'promotions.view',
    path: '/console/merchants/:merchantCode/promotion-signals',
    summary: 'Signs of abuse: those that are open, or the last decided, the newest first.',
    params: merchantParams,
    query: z.object({ decided: z.enum(['0', '1']).default('0') }),
    response: z.object({ currency: z.string(), items: z.array(signal) }),
    errors: ['merchants.not_found'],
  },
  decide: {
    method: 'POST',
    access: 'operator',
    permission: 'promotions.grants.decide',
    path: '/console/merchants/:merchantCode/promotion-signals/:id/decision',
    summary: 'Clears a signal, which lets its grants go, or confirms it, after which they can be taken back.',
    params: merchantParams.extend({ id }),
    body: z.object({ to: z.enum(['cleared', 'confirmed']), remark: z.string().trim().min(3).max(200) }),
    response: signal,
    errors: ['promotions.signal_not_found', 'promotions.already_decided'],
  },
});
