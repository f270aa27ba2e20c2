const MINUTE = 60_000;

export const OPERATIONS = {
  /** Values for screens are read at most once in this time. */
  freshMilliseconds: 5_000,
  /** A run that waits for longer is late; the worker looks for work every few seconds. */
  jobLateMilliseconds: 10 * MINUTE,
  /** Periods last five minutes, and are sealed within the next one. */
  sealLateMilliseconds: 15 * MINUTE,
  /** Figures follow the seal within a minute. */
  figuresLateMilliseconds: 5 * MINUTE,
  outboxLateMilliseconds: 5 * MINUTE,
  /** The ledger is audited every ten minutes. */
  auditLateMilliseconds: 40 * MINUTE,
  maxFailures: 50,
  maxErrorLength: 500,
  largestTables: 8,
} as const;
