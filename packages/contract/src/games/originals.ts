import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { gameJson, oneCallResult, originalsParams, roundState } from './originals-play.ts';

export const seedPair = z.object({
  id,
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Nonce of the next round, from 0. */
  nonce: z.int(),
});
export type SeedPair = z.infer<typeof seedPair>;

export const seedsInUse = z.object({
  current: seedPair,
  /** Hash of the server seed after the next rotation, committed before the client seed is chosen. */
  nextServerSeedHash: z.string(),
  /** Game of the round in progress that blocks rotation. */
  blockedBy: z.string().nullable(),
});
export type SeedsInUse = z.infer<typeof seedsInUse>;

export const revealedSeedPair = seedPair.extend({ serverSeed: z.string(), revealedAt: instant });
export type RevealedSeedPair = z.infer<typeof revealedSeedPair>;

/** Printable ASCII, which other verifiers accept. */
export const clientSeed = z.string().regex(/^[\x20-\x7e]{1,64}$/);

const limits = z.object({
  minStake: money,
  maxStake: money,
  maxPayout: money,
  autoplay: z.boolean(),
  /** From the start of one round to the next, in milliseconds; 0 for none. */
  minRoundMs: z.int(),
  /** The same for slots. */
  minSlotsRoundMs: z.int(),
});
export type GameLimits = z.infer<typeof limits>;
export type StakeLimits = Pick<GameLimits, 'minStake' | 'maxStake' | 'maxPayout'>;

const betErrors = [
  'catalogue.game_maintenance',
  'wallet.insufficient_funds',
  'bonuses.bet_above_limit',
  'originals.stake_out_of_limits',
  'originals.payout_above_limit',
  'originals.bet_mismatch',
  'originals.too_soon',
] as const;

export const originalsRoutes = defineRoutes({
  seeds: {
    method: 'GET',
    path: '/wps/originals/seeds',
    summary: 'The current seed pair, with the server seed as a hash.',
    access: 'session',
    response: seedsInUse,
  },
  rotateSeeds: {
    method: 'POST',
    path: '/wps/originals/seeds/rotate',
    summary: 'Reveals the current server seed and rotates to the next pair.',
    access: 'session',
    body: z.object({ clientSeed }),
    response: z.object({ revealed: revealedSeedPair, now: seedsInUse }),
    errors: ['originals.round_in_progress'],
  },
  revealedSeeds: {
    method: 'GET',
    path: '/wps/originals/seeds/revealed',
    summary: 'Revealed seed pairs, newest first.',
    access: 'session',
    query: pageQuery,
    response: pageOf(revealedSeedPair),
  },
  limits: {
    method: 'GET',
    path: '/wps/originals/limits',
    summary: 'Limits of stakes and payouts in the in-house games, and their pace.',
    access: 'visitor',
    response: limits,
  },
  bet: {
    method: 'POST',
    path: '/wps/originals/:game/bet',
    summary: 'Places and settles a bet in a game whose round is one call.',
    access: 'session',
    params: originalsParams,
    body: z.object({ id: idempotencyKey, stake: positiveMoney, bet: gameJson }),
    response: oneCallResult,
    errors: [...betErrors, 'originals.bet_not_allowed'],
  },
  currentRound: {
    method: 'GET',
    path: '/wps/originals/:game/round',
    summary: 'The round of this game that is in progress, if there is one.',
    access: 'session',
    params: originalsParams,
    response: roundState.nullable(),
  },
  startRound: {
    method: 'POST',
    path: '/wps/originals/:game/start',
    summary: 'Starts a round of several calls.',
    access: 'session',
    params: originalsParams,
    body: z.object({ id: idempotencyKey, stake: positiveMoney, bet: gameJson }),
    response: roundState,
    errors: [...betErrors, 'originals.bet_not_allowed', 'originals.round_in_progress'],
  },
  move: {
    method: 'POST',
    path: '/wps/originals/:game/move',
    summary: 'Makes a move; the same move at the same step again changes nothing.',
    access: 'session',
    params: originalsParams,
    body: z.object({
      roundId: id,
      /** The number of moves made before this one. */
      step: z.int().min(0).max(10_000),
      move: gameJson,
    }),
    response: roundState,
    errors: [
      'wallet.insufficient_funds',
      'bonuses.bet_above_limit',
      'originals.payout_above_limit',
      'originals.move_not_allowed',
      'originals.move_mismatch',
      'originals.round_not_found',
    ],
  },
  returns: {
    method: 'GET',
    path: '/wps/originals/returns',
    summary: 'Theoretical and actual return of each in-house game.',
    access: 'visitor',
    response: z.array(
      z.object({
        gameId: z.string(),
        rulesVersion: z.string(),
        /** Lowest and highest theoretical return over all bets, in millionths: 990000 is 99 %. */
        builtMinPpm: z.int(),
        builtMaxPpm: z.int(),
        rounds: z.int(),
        paidPpm: z.int().nullable(),
      }),
    ),
  },
});
