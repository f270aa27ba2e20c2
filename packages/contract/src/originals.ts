import { z } from 'zod';
import { id, idempotencyKey } from './ids.ts';
import { instant } from './instant.ts';
import { money, positiveMoney } from './money.ts';
import { pageOf, pageQuery } from './paging.ts';
import { defineRoutes } from './route.ts';

export const seedPair = z.object({
  id,
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Number that the next round will use; counts from 0. */
  nonce: z.int(),
});
export type SeedPair = z.infer<typeof seedPair>;

export const seedsInUse = z.object({
  current: seedPair,
  /** Hash of the server seed that the next rotation brings: committed to before the client seed is chosen. */
  nextServerSeedHash: z.string(),
  /** Game of a round in progress, which blocks rotation. */
  blockedBy: z.string().nullable(),
});
export type SeedsInUse = z.infer<typeof seedsInUse>;

export const revealedSeedPair = seedPair.extend({ serverSeed: z.string(), revealedAt: instant });
export type RevealedSeedPair = z.infer<typeof revealedSeedPair>;

/** Printable ASCII, as other verifiers accept it. */
export const clientSeed = z.string().regex(/^[\x20-\x7e]{1,64}$/);

const limits = z.object({ minStake: money, maxStake: money, maxPayout: money });
export type StakeLimits = z.infer<typeof limits>;

export const diceDirection = z.enum(['over', 'under']);
/** Multipliers travel in ten-thousandths: 19800 is 1.98×. */
const multiplierE4 = z.int().nonnegative();

export const diceResult = z.object({
  roundId: id,
  nonce: z.int(),
  stake: money,
  direction: diceDirection,
  targetHundredths: z.int(),
  /** 0 to 10000: 5054 is 50.54. */
  rollHundredths: z.int(),
  won: z.boolean(),
  multiplierE4,
  payout: money,
  /** What the jackpot paid besides, to the round that was drawn for it. */
  jackpot: money.nullable(),
  balance: money,
  /** Sequence of the main account after the round: screens keep the highest. */
  balanceSequence: z.string(),
});
export type DiceResult = z.infer<typeof diceResult>;

export const minesRound = z.object({
  roundId: id,
  nonce: z.int(),
  stake: money,
  mines: z.int().min(1).max(24),
  state: z.enum(['playing', 'busted', 'cashed_out']),
  /** Fields opened so far, 0 to 24, in order. */
  revealed: z.array(z.int().min(0).max(24)),
  /** Where the mines are; only once the round is over. */
  minePositions: z.array(z.int().min(0).max(24)).nullable(),
  /** What cashing out pays now (or paid). */
  multiplierE4,
  payout: money,
  /** What one more safe field would make of it; null when the round is over. */
  nextMultiplierE4: multiplierE4.nullable(),
  /** What the jackpot paid when the round began and was drawn for it. */
  jackpot: money.nullable(),
  balance: money,
  balanceSequence: z.string(),
});
export type MinesRound = z.infer<typeof minesRound>;

const betErrors = [
  'wallet.insufficient_funds',
  'originals.stake_out_of_limits',
  'originals.payout_above_limit',
  'originals.bet_mismatch',
] as const;

export const originalsRoutes = defineRoutes({
  seeds: {
    method: 'GET',
    path: '/wps/originals/seeds',
    summary: 'The seed pair in use; the server seed only as a hash.',
    access: 'session',
    response: seedsInUse,
  },
  rotateSeeds: {
    method: 'POST',
    path: '/wps/originals/seeds/rotate',
    summary: 'Reveals the server seed in use and goes on with the next pair.',
    access: 'session',
    body: z.object({ clientSeed }),
    response: z.object({ revealed: revealedSeedPair, now: seedsInUse }),
    errors: ['originals.round_in_progress'],
  },
  revealedSeeds: {
    method: 'GET',
    path: '/wps/originals/seeds/revealed',
    summary: 'Former seed pairs with their server seeds, newest first.',
    access: 'session',
    query: pageQuery,
    response: pageOf(revealedSeedPair),
  },
  limits: {
    method: 'GET',
    path: '/wps/originals/limits',
    summary: 'Stake and payout limits of the in-house games.',
    access: 'visitor',
    response: limits,
  },
  diceBet: {
    method: 'POST',
    path: '/wps/originals/dice/bet',
    summary: 'Bets on one roll and settles it.',
    access: 'session',
    body: z.object({
      id: idempotencyKey,
      stake: positiveMoney,
      direction: diceDirection,
      targetHundredths: z.int().min(0).max(10_000),
    }),
    response: diceResult,
    errors: [...betErrors, 'originals.target_out_of_limits'],
  },
  minesCurrent: {
    method: 'GET',
    path: '/wps/originals/mines',
    summary: 'The mines round in progress, if there is one.',
    access: 'session',
    response: minesRound.nullable(),
  },
  minesStart: {
    method: 'POST',
    path: '/wps/originals/mines/start',
    summary: 'Stakes and lays the mines.',
    access: 'session',
    body: z.object({ id: idempotencyKey, stake: positiveMoney, mines: z.int().min(1).max(24) }),
    response: minesRound,
    errors: [...betErrors, 'originals.round_in_progress'],
  },
  minesReveal: {
    method: 'POST',
    path: '/wps/originals/mines/reveal',
    summary: 'Opens a field. Opening it again changes nothing.',
    access: 'session',
    body: z.object({ roundId: id, field: z.int().min(0).max(24) }),
    response: minesRound,
    errors: ['originals.round_not_found'],
  },
  minesCashOut: {
    method: 'POST',
    path: '/wps/originals/mines/cash-out',
    summary: 'Takes what the opened fields are worth. Doing it again changes nothing.',
    access: 'session',
    body: z.object({ roundId: id }),
    response: minesRound,
    errors: ['originals.round_not_found', 'originals.nothing_revealed'],
  },
  returns: {
    method: 'GET',
    path: '/wps/originals/returns',
    summary: 'What each in-house game was built to pay back, and what it really paid back so far.',
    access: 'visitor',
    response: z.array(
      z.object({
        gameId: z.string(),
        rulesVersion: z.string(),
        /** Lowest and highest return over all possible bets, in millionths: 990000 is 99 %. */
        builtMinPpm: z.int(),
        builtMaxPpm: z.int(),
        rounds: z.int(),
        paidPpm: z.int().nullable(),
      }),
    ),
  },
});
