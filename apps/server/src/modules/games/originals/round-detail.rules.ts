import { z } from 'zod';
import { jackpotRecord } from '../jackpot/index.ts';

/** The source of an in-house round, from which it can be recomputed once the seed is revealed. */
export const roundSource = z.object({
  seedPairId: z.uuid(),
  nonce: z.int(),
  clientSeed: z.string(),
  /** The jackpot draw; missing for merchants without a jackpot. */
  jackpot: jackpotRecord.optional(),
});
export type RoundSource = z.infer<typeof roundSource>;

/** Undefined for a round that is not in-house. */
export const readRoundSource = (detail: unknown): RoundSource | undefined =>
  roundSource.safeParse(detail).data;
