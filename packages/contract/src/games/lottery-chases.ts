import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { lotteryCode } from './lottery-draws.ts';
import { MAX_CHASE_DRAWS } from './lottery-play.ts';
import { askedBet, MAX_TICKET_BETS, MAX_WORDS, SALE_ERRORS, ticketState } from './lottery-tickets.ts';

const MAX_MULTIPLIER = 100_000;

/** `won`: stopped by a win. `stopped`: by the member. */
export const CHASE_STATES = ['running', 'done', 'won', 'stopped'] as const;
export const chaseState = z.enum(CHASE_STATES);

export const lotteryChase = z.object({
  id,
  gameCode: lotteryCode,
  gameName: z.string(),
  state: chaseState,
  stopsOnWin: z.boolean(),
  steps: z.int(),
  bought: z.int(),
  waiting: z.int(),
  /** The whole plan, what is still held of it, and what its tickets have cost and paid. */
  stake: money,
  held: money,
  spent: money,
  payout: money,
  startedAt: instant,
  endedAt: instant.nullable(),
});
export type LotteryChase = z.infer<typeof lotteryChase>;

const chaseStep = z.object({
  step: z.int(),
  drawId: id,
  /** Empty if the draw was taken off the calendar. */
  drawNumber: z.string(),
  closesAt: instant.nullable(),
  multiplier: z.int(),
  stake: money,
  state: z.enum(['waiting', 'bought', 'skipped', 'released']),
  /** The code for which a step was skipped, such as `lottery.number_closed`. */
  reason: z.string().nullable(),
  ticketId: id.nullable(),
  ticketState: ticketState.nullable(),
  payout: money.nullable(),
});

const afterwards = z.object({ chase: lotteryChase, balance: money, balanceSequence: z.string() });

export const lotteryChaseRoutes = defineRoutes({
  start: {
    method: 'POST',
    path: '/lotto/lgw/chases',
    summary:
      'Buys the same bets for coming draws, with a multiplier for each. The whole plan is held; a step is bought when its draw opens.',
    access: 'member',
    body: z.object({
      id: idempotencyKey,
      gameCode: lotteryCode,
      rulesVersion: z.int().min(1),
      /** The sum of all steps. */
      stake: positiveMoney,
      words: z.string().max(MAX_WORDS).default(''),
      stopsOnWin: z.boolean(),
      /** At multiplier 1. */
      bets: z.array(askedBet).min(1).max(MAX_TICKET_BETS),
      /** By the time of their draws. */
      steps: z
        .array(z.object({ drawId: id, multiplier: z.int().min(1).max(MAX_MULTIPLIER) }))
        .min(1)
        .max(MAX_CHASE_DRAWS),
    }),
    response: afterwards,
    errors: [...SALE_ERRORS, 'lottery.chase_mismatch'],
  },
  list: {
    method: 'GET',
    path: '/lotto/lgw/chases',
    summary: 'The member’s chases, newest first.',
    access: 'session',
    query: pageQuery.extend({ gameCode: lotteryCode.optional(), state: chaseState.optional() }),
    response: pageOf(lotteryChase),
  },
  get: {
    method: 'GET',
    path: '/lotto/lgw/chases/:id',
    summary: 'One chase with its bets and steps.',
    access: 'session',
    params: z.object({ id }),
    response: lotteryChase.extend({ bets: z.array(askedBet), stepList: z.array(chaseStep) }),
    errors: ['lottery.chase_not_found'],
  },
  stop: {
    method: 'DELETE',
    path: '/lotto/lgw/chases/:id',
    summary: 'Ends a chase: what is still held goes back. Tickets that are bought stand.',
    access: 'member',
    params: z.object({ id }),
    response: afterwards,
    errors: ['lottery.chase_not_found'],
  },
});
