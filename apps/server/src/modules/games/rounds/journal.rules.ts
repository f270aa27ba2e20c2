import type { Round } from './rounds.types.ts';

/** One row of the journal of settled rounds. All amounts in the ledger's scale. */
export type RoundResult = {
  merchantId: string;
  /** The ledger's time, never in a sealed period. */
  at: Date;
  /** The member's main account. */
  accountId: number;
  /** Of a row that stands for many rounds: their pool. */
  roundId: string | null;
  gameId: string;
  /** What rates apply to: the category of the game, unless its module says otherwise. */
  class: string;
  band: number;
  /** A count of bets; negative in a row that reverses others. */
  rounds: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
  validBetMinor: bigint;
  won: boolean;
  /** The part of the payout that the member takes as a higher prize in place of a rebate. */
  prizeShareMinor: bigint | null;
  bonusStakeMinor: bigint | null;
  bonusPayoutMinor: bigint | null;
  /** Only in a row that stands for many bets. */
  bestMultiplierE4: bigint | null;
  /** Only if a corrected result is ordered to count in an older period. */
  countsAt: Date | null;
};

/** What a round counted for until now, to be taken back. */
export type ReversedResult = {
  merchantId: string;
  at: Date;
  accountId: number;
  class: string;
  counted: Round;
};

/** The journal rows of one batch. */
export type JournalRows = { results: readonly RoundResult[]; reversed: readonly ReversedResult[] };

const UNIT_MINOR = 10_000n;

/** The lower edges of the bands above the first one: sizes of a stake, for rates that depend on them. */
export const BAND_EDGES_MINOR = [10n, 100n, 1_000n, 10_000n, 100_000n, 1_000_000n].map(
  (edge) => edge * UNIT_MINOR,
);

/** The number of edges that a stake reaches. */
export const bandOf = (stakeMinor: bigint): number =>
  BAND_EDGES_MINOR.filter((edge) => stakeMinor >= edge).length;

/** Only settled rounds are in the journal. */
export const counts = (round: Round | null): round is Round => round?.state === 'settled';

const sameResult = (a: Round, b: Round): boolean =>
  a.stakeMinor === b.stakeMinor &&
  a.payoutMinor === b.payoutMinor &&
  a.validBetMinor === b.validBetMinor &&
  a.bonus?.payoutMinor === b.bonus?.payoutMinor;

type Change = { before: Round | null; after: Round; accountId: number; class: string; at: Date };

/**
 * What the journal gets for a round that a transaction found as `before` and leaves as `after`. Only settled rounds
 * count, so voiding an open round leaves no row.
 */
export function journalOf({ before, after, accountId, class: of, at }: Change): JournalRows {
  if (counts(before) && counts(after) && sameResult(before, after)) return { results: [], reversed: [] };
  const { merchantId, gameId, stakeMinor, payoutMinor, validBetMinor } = after;
  const result: RoundResult = {
    merchantId,
    at,
    accountId,
    gameId,
    class: of,
    stakeMinor,
    payoutMinor,
    validBetMinor,
    roundId: after.id,
    rounds: 1,
    band: bandOf(stakeMinor),
    won: payoutMinor > stakeMinor,
    prizeShareMinor: null,
    bonusStakeMinor: after.bonus?.stakeMinor ?? null,
    bonusPayoutMinor: after.bonus?.payoutMinor ?? null,
    bestMultiplierE4: null,
    countsAt: null,
  };
  return {
    results: counts(after) ? [result] : [],
    reversed: counts(before) ? [{ merchantId, at, accountId, class: of, counted: before }] : [],
  };
}
