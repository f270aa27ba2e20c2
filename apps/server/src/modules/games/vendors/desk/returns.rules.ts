/** A fair game stays within so many standard deviations 99 times of 100. */
const DEVIATIONS = 2.5758;
const BPS = 10_000;
/** Fewer rounds say nothing. */
const MIN_ROUNDS = 100;

export type Played = {
  vendorCode: string;
  rounds: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
  /** What the games' printed returns promise for these stakes; null if one of them prints none. */
  expectedMinor: bigint | null;
  /** Of the payout of one round around what its stake promises, in the ledger's scale. */
  deviation: number | null;
};

export type ReturnFigures = {
  vendorCode: string;
  rounds: number;
  stake: bigint;
  payout: bigint;
  theoryBps: number | null;
  actualBps: number | null;
  bandLowBps: number | null;
  bandHighBps: number | null;
};

const bpsOf = (part: number, whole: bigint): number => Math.round((part / Number(whole)) * BPS);

/** What was paid back, and the band in which fair games stay after as many rounds. */
export function returnsOf(played: Played): ReturnFigures {
  const { vendorCode, rounds, stakeMinor: stake, payoutMinor: payout, expectedMinor, deviation } = played;
  const figures = { vendorCode, rounds, stake, payout };
  if (stake <= 0n)
    return { ...figures, theoryBps: null, actualBps: null, bandLowBps: null, bandHighBps: null };
  const actualBps = bpsOf(Number(payout), stake);
  const theoryBps = expectedMinor === null ? null : bpsOf(Number(expectedMinor), stake);
  if (theoryBps === null || deviation === null || rounds < MIN_ROUNDS)
    return { ...figures, theoryBps, actualBps, bandLowBps: null, bandHighBps: null };
  const halfBps = bpsOf(DEVIATIONS * deviation * Math.sqrt(rounds), stake);
  return {
    ...figures,
    theoryBps,
    actualBps,
    bandLowBps: Math.max(0, theoryBps - halfBps),
    bandHighBps: theoryBps + halfBps,
  };
}
