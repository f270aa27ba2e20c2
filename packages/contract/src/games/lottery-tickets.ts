import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { PROTECTION_CODES } from '../protection/protection.ts';
import { drawState, lotteryCode } from './lottery-draws.ts';
import { playCode, prizeGroup } from './lottery-rules.ts';

export const MAX_TICKET_BETS = 200;
export const MAX_TICKET_LINES = 100_000;
/** 10,000 typed entries with their commas. */
const MAX_PICK_LENGTH = 120_000;
export const MAX_WORDS = 64;

/** As the slip shows it: nothing of it is changed when it is bought. */
export const askedBet = z.object({
  play: playCode,
  /** Canonical, as `formatPick` writes it. */
  pick: z.string().min(1).max(MAX_PICK_LENGTH),
  /** The stake of one line. */
  line: positiveMoney,
  group: prizeGroup,
  /** 10000 is the full price; the lowest one of the numbers that the pick covers. */
  priceBps: z.int().min(1).max(10_000),
});
export type AskedTicketBet = z.infer<typeof askedBet>;

/** `open` until the draw is settled; `refunded`: the draw was void. */
export const TICKET_STATES = ['open', 'won', 'lost', 'refunded', 'cancelled'] as const;
export const ticketState = z.enum(TICKET_STATES);

export const lotteryTicket = z.object({
  id,
  gameCode: lotteryCode,
  gameName: z.string(),
  drawId: id,
  drawNumber: z.string(),
  drawState,
  drawsAt: instant,
  closesAt: instant,
  state: ticketState,
  bets: z.int(),
  stake: money,
  /** What it can win at most. */
  most: money,
  payout: money,
  validBet: money,
  boughtAt: instant,
  settledAt: instant.nullable(),
  chaseId: id.nullable(),
});
export type LotteryTicket = z.infer<typeof lotteryTicket>;

/** Lines that won, by prize class. */
const win = z.object({ code: z.string(), lines: z.int(), prize: money });
const ticketBet = z.object({
  play: z.string(),
  pick: z.string(),
  lines: z.int(),
  line: money,
  stake: money,
  group: z.int(),
  rebateBps: z.int(),
  priceBps: z.int(),
  /** What one winning line pays, by prize class. */
  prizes: z.array(z.object({ code: z.string(), prize: money })),
  /** Under the newest result; null until there is one. */
  wins: z.array(win).nullable(),
  payout: money.nullable(),
});

const ticketDetail = lotteryTicket.extend({
  catalogue: z.string(),
  rulesVersion: z.int(),
  /** What the digest is made of, with the bets; see `ticketText`. */
  words: z.string(),
  digest: z.string(),
  betList: z.array(ticketBet),
  /** Every version of the result; more than one after a correction. `payout` is what the ticket is due under it. */
  results: z.array(z.object({ version: z.int(), numbers: z.array(z.string()), at: instant, payout: money })),
  /** What a correction could not take back; it is collected from later lottery wins only. */
  claim: z.object({ owed: money, collected: money }).nullable(),
  isCancellable: z.boolean(),
});
export type LotteryTicketDetail = z.infer<typeof ticketDetail>;

const afterwards = z.object({
  ticket: lotteryTicket,
  balance: money,
  balanceSequence: z.string(),
});

/** Why bets are not sold. */
export const SALE_ERRORS = [
  'lottery.not_found',
  'lottery.draw_closed',
  'lottery.terms_changed',
  'lottery.number_limit',
  'lottery.number_closed',
  'lottery.pick_invalid',
  'lottery.too_many_lines',
  'lottery.payout_above_limit',
  'lottery.stake_out_of_limits',
  'wallet.insufficient_funds',
  ...PROTECTION_CODES,
] as const;

export const lotteryTicketRoutes = defineRoutes({
  buy: {
    method: 'POST',
    path: '/lotto/lgw/tickets',
    summary:
      'Buys a ticket: up to 200 bets of one draw, all of them or none. Repeating it buys nothing more.',
    access: 'member',
    body: z.object({
      id: idempotencyKey,
      gameCode: lotteryCode,
      drawId: id,
      rulesVersion: z.int().min(1),
      /** The sum that the slip shows. */
      stake: positiveMoney,
      /** The member’s own contribution to the root of the tickets. */
      words: z.string().max(MAX_WORDS).default(''),
      bets: z.array(askedBet).min(1).max(MAX_TICKET_BETS),
    }),
    response: afterwards,
    errors: [...SALE_ERRORS, 'lottery.ticket_mismatch'],
  },
  list: {
    method: 'GET',
    path: '/lotto/lgw/tickets',
    summary: 'The member’s tickets, newest first, with totals of the whole selection.',
    access: 'session',
    query: pageQuery.extend({
      gameCode: lotteryCode.optional(),
      state: ticketState.optional(),
      drawId: id.optional(),
      chaseId: id.optional(),
      from: instant.optional(),
      until: instant.optional(),
    }),
    response: pageOf(lotteryTicket).extend({
      totalStake: money,
      totalPayout: money,
      totalValidBet: money,
    }),
  },
  get: {
    method: 'GET',
    path: '/lotto/lgw/tickets/:id',
    summary: 'One ticket with its bets, what each has won, and the results.',
    access: 'session',
    params: z.object({ id }),
    response: ticketDetail,
    errors: ['lottery.ticket_not_found'],
  },
  cancel: {
    method: 'DELETE',
    path: '/lotto/lgw/tickets/:id',
    summary: 'Takes a ticket back while its draw is on sale. Repeating it changes nothing.',
    access: 'member',
    params: z.object({ id }),
    response: afterwards,
    errors: ['lottery.ticket_not_found', 'lottery.not_cancellable'],
  },
  path: {
    method: 'GET',
    path: '/lotto/lgw/tickets/:id/path',
    summary: 'The way from a ticket to the root that was published when the sale had ended.',
    access: 'session',
    params: z.object({ id }),
    response: z.object({
      digest: z.string(),
      root: z.string(),
      index: z.int(),
      size: z.int(),
      path: z.array(z.string()),
    }),
    errors: ['lottery.ticket_not_found', 'lottery.not_sealed'],
  },
});
