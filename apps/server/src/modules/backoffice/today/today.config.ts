const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const TODAY = {
  /** Figures are read at most once in this time, however many operators look. */
  freshMilliseconds: 5_000,
  /** Counts that read many rows. */
  countsFreshMilliseconds: 60_000,
  /** A request that expires within this time is at risk. */
  approvalRiskMilliseconds: 4 * HOUR,
  /** A withdrawal that was promised within this time is at risk. */
  withdrawalRiskMilliseconds: HOUR,
  /** A deposit in review that waits for longer is at risk. */
  depositRiskMilliseconds: HOUR,
  /** A payout that waits to be paid by hand for longer is at risk. */
  payoutRiskMilliseconds: HOUR,
  /** Money without an owner or to send back, chargebacks, and differences with providers. */
  differenceRiskMilliseconds: 24 * HOUR,
  /** Rounds that are open for longer need attention. */
  openRoundMilliseconds: 48 * HOUR,
  /** Older rounds are found by the ledger audit and by hand. */
  openRoundMaxMilliseconds: 60 * 24 * HOUR,
  stormWindowMilliseconds: 15 * MINUTE,
  /** So many locked addresses or accounts within the window are an attack rather than forgotten passwords. */
  stormLocks: 20,
} as const;
