import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { gameCategory } from './catalogue.ts';

export const ROUND_STATES = ['open', 'settled', 'voided'] as const;
export const roundState = z.enum(ROUND_STATES);

/** Columns of the betting record that it can be sorted by; the first one is the default. */
export const ROUND_SORTS = ['time', 'stake', 'payout', 'profit'] as const;
export const SORT_DIRECTIONS = ['descending', 'ascending'] as const;

export const round = z.object({
  id,
  vendor: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  state: roundState,
  stake: money,
  payout: money,
  validBet: money,
  openedAt: instant,
  settledAt: instant.nullable(),
  /** Of a round that counts for a bonus: the bonus's part of stake and payout, and what was counted as wagered. */
  bonus: z.object({ stake: money, payout: money, wagered: money }).nullable(),
});
export type Round = z.infer<typeof round>;

/** Proof of an in-house round; contains the server seed after rotation. */
export const roundProof = z.object({
  seedPairId: id,
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.int(),
});
export type RoundProof = z.infer<typeof roundProof>;

export const roundDetail = round.extend({
  rulesVersion: z.string(),
  /** Bet and result, in the format of the game (see `originals.ts`). */
  detail: z.record(z.string(), z.unknown()),
  proof: roundProof.nullable(),
});
export type RoundDetail = z.infer<typeof roundDetail>;

export const roundsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/wps/rounds',
    summary: 'Betting record, newest first unless sorted otherwise, with totals of the whole selection.',
    access: 'member',
    query: pageQuery.extend({
      gameId: z.string().max(64).optional(),
      /** Code of the vendor. */
      vendor: z.string().max(32).optional(),
      category: gameCategory.optional(),
      state: roundState.optional(),
      /** Only rounds that count for this bonus. */
      bonusId: id.optional(),
      from: instant.optional(),
      until: instant.optional(),
      sort: z.enum(ROUND_SORTS).optional(),
      direction: z.enum(SORT_DIRECTIONS).optional(),
    }),
    response: pageOf(round).extend({ totalStake: money, totalPayout: money, totalValidBet: money }),
  },
  get: {
    method: 'GET',
    path: '/wps/rounds/:id',
    summary: 'One round with its proof.',
    access: 'session',
    params: z.object({ id }),
    response: roundDetail,
    errors: ['rounds.not_found'],
  },
});
