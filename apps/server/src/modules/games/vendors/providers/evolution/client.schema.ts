import { z } from 'zod';
import { amountOf, currencyCode, gameCode, playerName, readAs, theirId } from '../parsing.rules.ts';

/** Numbers of answers arrive as text, see `platform/exact-json.ts`. */
const amount = z.string().transform(readAs(amountOf));
const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const table = z.object({
  tableId: gameCode,
  open: z.boolean().default(true),
  dealer: z.object({ name: z.string().max(64) }).nullish(),
  /** By currency. */
  betLimits: z.record(z.string(), z.object({ min: amount, max: amount })).default({}),
  seats: count.nullish(),
  players: count.default(0),
  history: z.array(z.string().max(8)).default([]),
});
export type EvolutionTable = z.output<typeof table>;

export const TYPES = { debit: 'bet', credit: 'win', cancel: 'cancel', promo_payout: 'promo' } as const;

const transaction = z.object({
  id: theirId,
  type: z.enum(['debit', 'credit', 'cancel', 'promo_payout']),
  amount,
  status: z.enum(['done', 'refused', 'rolled_back']).default('done'),
  createdAt: time,
});
const game = z.object({
  id: theirId,
  table: z.object({ id: gameCode }),
  participants: z.array(
    z.object({
      playerId: playerName,
      currency: currencyCode,
      bets: z.array(z.object({ refId: theirId, transactions: z.array(transaction) })),
    }),
  ),
});
export type EvolutionGame = z.output<typeof game>;

export const evolutionAnswers = {
  entry: z.object({
    entry: z.string().min(1).max(2_000),
    entryEmbedded: z.string().min(1).max(2_000).optional(),
  }),
  failure: z.object({
    errors: z.array(z.object({ code: z.string(), message: z.string().default('') })).min(1),
  }),
  state: z.object({ tables: z.record(z.string(), table) }),
  history: z.object({ data: z.array(z.object({ games: z.array(game) })) }),
};
