import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { statementEntry, transferCode } from '../money/wallet.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { levelExchange, vipLevelNumber } from './vip.ts';

const rate = z.object({
  /** The category of the games. */
  class: z.string(),
  level: vipLevelNumber,
  /** Points for 1.00 of valid bet, in parts per million. */
  pointsPpm: z.int(),
  xpPpm: z.int(),
});
export type PointRate = z.infer<typeof rate>;

const password = z.string().min(1).max(64);

export const PASSWORD_ERRORS = [
  'identity.payment_password_wrong',
  'identity.payment_password_missing',
  'identity.locked',
] as const;

export const pointsRoutes = defineRoutes({
  balance: {
    method: 'GET',
    path: '/wps/points/balance',
    summary: 'Points that can be spent, experience and level, and what is left to the next one.',
    access: 'member',
    response: z.object({
      /** With what was earned and is not posted yet. */
      points: money,
      currency: z.string(),
      xp: money,
      level: vipLevelNumber,
      levelName: z.string(),
      /** Where the own level begins; the next one is null at the top. */
      threshold: money,
      next: z.object({ level: vipLevelNumber, name: z.string(), threshold: money }).nullable(),
      /** A review will lower the level unless this is played until then. */
      warning: z.object({ until: instant, missing: money }).nullable(),
    }),
  },
  reward: {
    method: 'GET',
    path: '/wps/points/reward',
    summary: 'Points by class of game: today’s, and what is not sealed and may still change.',
    access: 'member',
    response: z.object({
      /** Play before it is in the points. */
      sealedUntil: instant.nullable(),
      earnedToday: money,
      provisional: money,
      classes: z.array(z.object({ class: z.string(), validBet: money, points: money })),
      /** Earned by play since the account was opened. */
      earned: money,
      /** What corrected results took back and future play has to make up for. */
      owed: money,
    }),
  },
  config: {
    method: 'GET',
    path: '/wps/points/config',
    summary: 'Rates of points by class and level, the exchange table, and what comes next.',
    access: 'member',
    response: z.object({
      currency: z.string(),
      rates: z.array(rate),
      ratesFrom: instant.nullable(),
      nextRates: z.object({ from: instant, rates: z.array(rate) }).nullable(),
      exchange: z.array(levelExchange),
      exchangeFrom: instant.nullable(),
      nextExchange: z.object({ from: instant, levels: z.array(levelExchange) }).nullable(),
      /** What the caller may still exchange today. */
      leftToday: money,
      level: vipLevelNumber,
      levels: z.array(z.object({ level: vipLevelNumber, name: z.string() })),
    }),
  },
  transactions: {
    method: 'GET',
    path: '/wps/points/transactions',
    summary: 'Every movement of the caller’s points with the balance after it, newest first.',
    access: 'member',
    query: pageQuery.extend({
      code: transferCode.optional(),
      from: instant.optional(),
      until: instant.optional(),
    }),
    response: pageOf(statementEntry).extend({ totalIn: money, totalOut: money }),
  },
  convert: {
    method: 'POST',
    path: '/wps/points/convert',
    summary:
      'Exchanges points for money in the main wallet, at the caller’s level and the step of the number.',
    access: 'member',
    encrypted: true,
    body: z.object({
      id: idempotencyKey,
      points: positiveMoney,
      /** What the caller was shown; another result is refused. */
      amount: positiveMoney,
      paymentPassword: password,
    }),
    response: z.object({
      id,
      /** What was taken: never more than was asked for. */
      points: money,
      amount: money,
      pointsLeft: money,
      leftToday: money,
    }),
    errors: [
      ...PASSWORD_ERRORS,
      'loyalty.exchange_closed',
      'loyalty.too_few_points',
      'loyalty.day_cap',
      'loyalty.price_changed',
      'loyalty.id_reused',
      'loyalty.not_allowed',
      'wallet.insufficient_funds',
    ],
  },
});
