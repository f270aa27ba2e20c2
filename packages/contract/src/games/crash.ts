import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { requestReason, requestResult } from '../access/approvals.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { defineRoutes } from '../route.ts';
import { crashBet, gameNo, hundredths } from './crash-room.ts';

const crashGame = z.object({
  gameNo,
  chainId: id,
  hash: z.string(),
  point: hundredths,
  /** When the game was cut, if it did not end by itself. */
  cutMs: z.int().nullable(),
  cutReason: z.enum(['leader_lost', 'restart']).nullable(),
  endedAt: instant,
  bets: z.int(),
  rulesVersion: z.string(),
});
export type CrashGame = z.infer<typeof crashGame>;

const crashChain = z.object({
  id,
  length: z.int(),
  terminalHash: z.string(),
  publishedAt: instant,
  salt: z.string().nullable(),
  saltSource: z.string().nullable(),
  saltedAt: instant.nullable(),
  /** The number of the game that uses the hash before the published one. */
  firstGameNo: gameNo.nullable(),
  /** Games played with it. */
  played: z.int(),
});
export type CrashChain = z.infer<typeof crashChain>;

const betResult = z.object({ bet: crashBet, balance: money, balanceSequence: z.string() });

export const crashRoutes = defineRoutes({
  bet: {
    method: 'POST',
    path: '/wps/originals/crash/bet',
    summary: 'Bets on the next crash game, while bets are open.',
    access: 'session',
    body: z.object({
      id: idempotencyKey,
      gameNo,
      stake: positiveMoney,
      auto: z.int().min(101).max(100_000_000).nullable(),
    }),
    response: betResult,
    errors: [
      'catalogue.game_maintenance',
      'wallet.insufficient_funds',
      'bonuses.bet_above_limit',
      'originals.stake_out_of_limits',
      'originals.payout_above_limit',
      'originals.bet_mismatch',
      'originals.betting_closed',
      'originals.too_many_bets',
      'originals.room_full',
    ],
  },
  cancel: {
    method: 'POST',
    path: '/wps/originals/crash/cancel',
    summary: 'Takes a bet back, while bets are open; repeating it changes nothing.',
    access: 'session',
    body: z.object({ betId: id }),
    response: betResult,
    errors: ['originals.round_not_found', 'originals.betting_closed'],
  },
  chains: {
    method: 'GET',
    path: '/wps/originals/crash/chains',
    summary: 'The published chains of hashes with their salts, newest first.',
    access: 'visitor',
    response: z.array(crashChain),
  },
  games: {
    method: 'GET',
    path: '/wps/originals/crash/games',
    summary: 'Games that have ended, newest first.',
    access: 'visitor',
    query: z.object({
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      /** Only games that were cut. */
      cut: z.enum(['yes', 'no']).optional(),
    }),
    response: z.array(crashGame),
  },
});

/** Operators' calls about crash. */
export const crashControlRoutes = defineRoutes({
  chains: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/crash/chains',
    summary: 'The chains of crash, published or being built.',
    access: 'operator',
    permission: 'games.view',
    params: merchantParams,
    response: z.array(
      crashChain.extend({
        terminalHash: z.string().nullable(),
        publishedAt: instant.nullable(),
        built: z.int(),
      }),
    ),
    errors: ['merchants.not_found'],
  },
  enterSalt: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/crash/salt',
    summary: 'Asks a second operator to approve the public salt of the chain that waits for it.',
    access: 'operator',
    permission: 'games.manage',
    params: merchantParams,
    body: z.object({
      id: idempotencyKey,
      chainId: id,
      salt: z.string().regex(/^[\x21-\x7e]{16,128}$/),
      /** The announcement: which public value was going to be used, and where it appeared. */
      source: z.string().trim().min(10).max(500),
      reason: requestReason,
    }),
    response: requestResult,
    errors: ['merchants.not_found', 'originals.no_chain_waiting', 'approvals.already_asked'],
  },
});
