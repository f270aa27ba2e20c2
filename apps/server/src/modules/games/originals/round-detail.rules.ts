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

/** `detail` of a mines round in progress; contains neither the moves nor the positions of the mines. */
export type MinesOpening = RoundSource & { mines: number };

/** `detail` of a finished mines round. */
const minesDetail = roundSource.extend({
  mines: z.int(),
  revealed: z.array(z.int()),
  state: z.enum(['busted', 'cashed_out']),
  minePositions: z.array(z.int()),
  multiplierE4: z.int(),
});
export type MinesDetail = z.infer<typeof minesDetail>;

/** Undefined for a round that is not in-house. */
export const readRoundSource = (detail: unknown): RoundSource | undefined =>
  roundSource.safeParse(detail).data;

/** Undefined if the round is not a mines round or not over. */
export const readMinesDetail = (detail: unknown): MinesDetail | undefined =>
  minesDetail.safeParse(detail).data;
