import { drawJackpot, type JackpotProof } from '@croupier/fairplay/jackpot.ts';
import type { RoundSource } from '@croupier/fairplay/random.ts';
import { z } from 'zod';

/** Under which terms a merchant's rounds feed the pool and are drawn for it; all amounts in the ledger's scale. */
export type JackpotTerms = {
  merchantId: string;
  currency: string;
  /** Part of each stake that goes into the pool. */
  contributionBps: number;
  drawnOncePerMinor: bigint;
  /** What the house puts in first, and again after each payment. */
  startMinor: bigint;
};

const BPS = 10_000n;
const whole = z.string().regex(/^\d{1,20}$/);

/** What a round's record keeps of its draw, under `jackpot`; amounts as digits, as `fairplay` reads them. */
export const jackpotRecord = z.object({
  rulesVersion: z.string(),
  stakeMinor: whole,
  drawnOncePerMinor: whole,
  contributionMinor: whole,
  draw: whole,
  /** What was paid; null for a round that was not drawn. */
  wonMinor: whole.nullable(),
});
export type JackpotRecord = z.infer<typeof jackpotRecord>;

/** What the stake puts into the pool, rounded down. */
export const contributionOf = (stakeMinor: bigint, contributionBps: number): bigint =>
  (stakeMinor * BigInt(contributionBps)) / BPS;

export type PlayedRound = {
  roundId: string;
  memberId: string;
  gameId: string;
  stakeMinor: bigint;
  source: RoundSource;
};

/** A round's draw, before it is known what is in the pool. */
export type Drawing = { proof: JackpotProof; contributionMinor: bigint };

export const drawingOf = (
  { contributionBps, drawnOncePerMinor }: JackpotTerms,
  { stakeMinor, source }: PlayedRound,
): Drawing => ({
  proof: drawJackpot(source, { stakeMinor, drawnOncePerMinor }),
  contributionMinor: contributionOf(stakeMinor, contributionBps),
});

export const recordOf = (
  { drawnOncePerMinor }: JackpotTerms,
  { stakeMinor }: PlayedRound,
  { proof, contributionMinor, wonMinor }: Drawing & { wonMinor: bigint | null },
): JackpotRecord => ({
  rulesVersion: proof.rulesVersion,
  stakeMinor: String(stakeMinor),
  drawnOncePerMinor: String(drawnOncePerMinor),
  contributionMinor: String(contributionMinor),
  draw: proof.draw,
  wonMinor: wonMinor === null ? null : String(wonMinor),
});

/** What a round was paid by the jackpot, as its record tells it; null for one that was not drawn. */
export const jackpotWonOf = (record: JackpotRecord | undefined): bigint | null =>
  record?.wonMinor ? BigInt(record.wonMinor) : null;
