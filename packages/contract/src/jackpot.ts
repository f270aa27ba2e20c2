import { z } from 'zod';
import { id } from './ids.ts';
import { instant } from './instant.ts';
import { money } from './money.ts';
import { defineRoutes } from './route.ts';

/**
 * The progressive pool of the in-house games: a part of every stake goes into it, and every round draws for it, with a
 * chance that grows with the stake. Null where the merchant shows the simulated counter.
 */
export const jackpotPool = z.object({
  currency: z.string(),
  /** What whoever is drawn now is paid. */
  amount: money,
  /** Part of each stake that the house puts in, in basis points. */
  contributionBps: z.int(),
  /** Staking this much in all is drawn once on average: the chance of a round is its stake over this. */
  drawnOncePer: money,
  /** The newest first. */
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
