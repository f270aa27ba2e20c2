import { z } from 'zod';
import { jackpotRecord } from '../jackpot/index.ts';

/** What every in-house round keeps of its source, so that it can be computed again once the seed is revealed. */
export const roundSource = z.object({
  seedPairId: z.uuid(),
  nonce: z.int(),
  clientSeed: z.string(),
  /** Of its draw; rounds of a merchant without a pool have none. */
  jackpot: jackpotRecord.optional(),
});
export type RoundSource = z.infer<typeof roundSource>;

/** `detail` of a mines round that was only begun: what the player opened and where the mines are is not in it. */
export type MinesOpening = RoundSource & { mines: number };

/** `detail` of a mines round that is over. */
const minesDetail = roundSource.extend({
  mines: z.int(),
  revealed: z.array(z.int()),
  state: z.enum(['busted', 'cashed_out']),
  minePositions: z.array(z.int()),
  multiplierE4: z.int(),
});
export type MinesDetail = z.infer<typeof minesDetail>;

/** Undefined for a round that no in-house game made. */
export const readRoundSource = (detail: unknown): RoundSource | undefined =>
  roundSource.safeParse(detail).data;

/** Undefined when the round is none of mines, or not over. */
export const readMinesDetail = (detail: unknown): MinesDetail | undefined =>
  minesDetail.safeParse(detail).data;
