import { drawJackpot } from '@croupier/fairplay/jackpot.ts';
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
  /** Of a voided round: what of the contribution the pool still had to give back, and what a drawn one was paid. */
  returnedMinor: whole.optional(),
  takenBackMinor: whole.nullable().optional(),
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

/** A round with its draw. */
export type DrawnRound = PlayedRound & {
  terms: JackpotTerms;
  isDrawn: boolean;
  contributionMinor: bigint;
  record: JackpotRecord;
};

/** Draws: whether the round is to be paid, before anything is read or written. */
export function drawFor(terms: JackpotTerms, round: PlayedRound): DrawnRound {
  const { stakeMinor, source } = round;
  const { drawnOncePerMinor, contributionBps } = terms;
  const { drawn, draw, rulesVersion } = drawJackpot(source, { stakeMinor, drawnOncePerMinor });
  const contributionMinor = contributionOf(stakeMinor, contributionBps);
  const record = {
    rulesVersion,
    stakeMinor: String(stakeMinor),
    drawnOncePerMinor: String(drawnOncePerMinor),
    contributionMinor: String(contributionMinor),
    draw,
    wonMinor: null,
  };
  return { ...round, terms, isDrawn: drawn, contributionMinor, record };
}

const withDraw = z.object({ jackpot: jackpotRecord });

/** What the detail of a round keeps of its draw; undefined for one without. */
export const drawIn = (detail: unknown): JackpotRecord | undefined =>
  withDraw.safeParse(detail).data?.jackpot;

/** What of the house's money can be taken out of a pool again: others may have been paid it. */
export function takeOut(
  inPoolMinor: bigint,
  { contributionMinor, startMinor }: { contributionMinor: bigint; startMinor: bigint },
): { contributionMinor: bigint; startMinor: bigint } {
  const upTo = (wantedMinor: bigint, thereMinor: bigint): bigint =>
    wantedMinor < thereMinor ? wantedMinor : thereMinor;
  const contribution = upTo(contributionMinor, inPoolMinor);
  return { contributionMinor: contribution, startMinor: upTo(startMinor, inPoolMinor - contribution) };
}

/** What a round was paid by the jackpot, as its record tells it; null for one that was not drawn. */
export const jackpotWonOf = (record: JackpotRecord | undefined): bigint | null =>
  record?.wonMinor ? BigInt(record.wonMinor) : null;
