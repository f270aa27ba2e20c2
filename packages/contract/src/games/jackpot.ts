import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';

/**
 * The progressive pool of the in-house games. Part of every stake goes into it, and every round can win it with a
 * probability proportional to the stake. Null if the merchant shows the simulated counter.
 */
export const jackpotPool = z.object({
  currency: z.string(),
  /** The amount that the next winner receives. */
  amount: money,
  /** The share of each stake that the merchant contributes, in basis points. */
  contributionBps: z.int(),
  /** The pool is won once per this total stake on average: a round's probability is its stake divided by this. */
  drawnOncePer: money,
  /** Newest first. */
  hits: z.array(
    z.object({
      roundId: id,
      /** Masked. */
      customerName: z.string(),
      gameName: z.string(),
      amount: money,
      at: instant,
    }),
  ),
});
export type JackpotPool = z.infer<typeof jackpotPool>;

export const jackpotRoutes = defineRoutes({
  pool: {
    method: 'GET',
    path: '/wps/jackpot',
    summary:
      'The live jackpot: what is in it, how it is filled and drawn, and who was paid; null where there is none.',
    access: 'visitor',
    response: jackpotPool.nullable(),
  },
});
