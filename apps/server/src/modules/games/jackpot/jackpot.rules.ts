import { drawJackpot } from '@croupier/fairplay/jackpot.ts';
import type { RoundSource } from '@croupier/fairplay/random.ts';
import { z } from 'zod';
import type { RoundJackpot } from '../rounds/index.ts';

/** The terms under which a merchant's rounds contribute and are drawn; amounts in the ledger's scale. */
export type JackpotTerms = {
  merchantId: string;
  currency: string;
  /** The part of each stake that goes into the pool. */
  contributionBps: number;
  drawnOncePerMinor: bigint;
  /** What the house puts into a new pool, and again after each payment. */
  startMinor: bigint;
};

const BPS = 10_000n;
const whole = z.string().regex(/^\d{1,20}$/);

/** The draw as stored in a round's record under `jackpot`; amounts as digits, as `fairplay` reads them. */
export const jackpotRecord = z.object({
  rulesVersion: z.string(),
  stakeMinor: whole,
  drawnOncePerMinor: whole,
  contributionMinor: whole,
  draw: whole,
  /** The payment; null for a round that did not win. */
  wonMinor: whole.nullable(),
  /** For a voided round: the part of the contribution that was returned, and the payment that was taken back. */
  returnedMinor: whole.optional(),
  takenBackMinor: whole.nullable().optional(),
});
export type JackpotRecord = z.infer<typeof jackpotRecord>;

/** The contribution of a stake, rounded down. */
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

/** Decides whether the round wins, before anything is read or written. */
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

/** The draw stored in a round's detail; undefined without one. */
export const drawIn = (detail: unknown): JackpotRecord | undefined =>
  withDraw.safeParse(detail).data?.jackpot;

/** How much of the house's money the pool can return; part of it may have been paid to others since. */
export function takeOut(
  inPoolMinor: bigint,
  { contributionMinor, startMinor }: { contributionMinor: bigint; startMinor: bigint },
): { contributionMinor: bigint; startMinor: bigint } {
  const upTo = (wantedMinor: bigint, thereMinor: bigint): bigint =>
    wantedMinor < thereMinor ? wantedMinor : thereMinor;
  const contribution = upTo(contributionMinor, inPoolMinor);
  return { contributionMinor: contribution, startMinor: upTo(startMinor, inPoolMinor - contribution) };
}

/** The jackpot payment in a round's record; null for a round that did not win. */
export const jackpotWonOf = (record: JackpotRecord | undefined): bigint | null =>
  record?.wonMinor ? BigInt(record.wonMinor) : null;

const minorOf = (digits: string | null | undefined): bigint | null =>
  digits === null || digits === undefined ? null : BigInt(digits);

/** What the jackpot did for a round, from its record; null for a round without a draw. */
export function roundPartOf(detail: unknown): RoundJackpot | null {
  const record = drawIn(detail);
  if (!record) return null;
  return {
    contribution: BigInt(record.contributionMinor),
    won: minorOf(record.wonMinor),
    returned: minorOf(record.returnedMinor),
    takenBack: minorOf(record.takenBackMinor),
  };
}
