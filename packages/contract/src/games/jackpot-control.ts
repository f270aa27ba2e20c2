import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { defineRoutes } from '../route.ts';

const payment = z.object({
  roundId: id,
  memberId: id,
  /** Empty if the member was deleted. */
  account: z.string(),
  gameName: z.string(),
  stake: money,
  amount: money,
  at: instant,
  /** The round was voided and the payment taken back. */
  isVoided: z.boolean(),
});

const pool = z.object({
  merchantCode: z.string(),
  name: z.string(),
  currency: z.string(),
  /** False for a merchant that shows the simulated counter: its terms don't apply to any round. */
  isLive: z.boolean(),
  contributionBps: z.int(),
  drawnOncePer: money,
  start: money,
  /** What is in the pool. */
  amount: money,
  /** Everything that was paid out, without voided rounds. */
  paid: money,
  /** Everything that was put in: contributions of rounds, and start amounts of the house. */
  putIn: money,
  payments: z.array(payment),
  /** The jackpot's rules in the last audit of the ledger; null before the first one. */
  audit: z.object({ at: instant, findings: z.array(z.string()) }).nullable(),
});
export type ControlledPool = z.infer<typeof pool>;

/** Operators' calls about jackpots. Terms belong to the merchant's settings. */
export const jackpotControlRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/console/jackpots',
    summary:
      'The jackpots of the granted merchants: terms, amounts, latest payments and the result of the audit.',
    access: 'operator',
    permission: 'jackpot.view',
    response: z.array(pool),
  },
});
