export const REPORTS = {
  /** Rows of a report by game; further games are in the total only. */
  maxRows: 500,
  entriesPage: 50,
  /** Entries of an account are searched in so many days. */
  maxAccountDays: 31,
  /** A requested audit is refused this soon after the last one. */
  auditIntervalMilliseconds: 60_000,
  maxAuditFindings: 50,
  /** Days without activity from which a balance belongs to an age band. */
  ageBands: [0, 7, 30, 90, 180, 365],
  /** The trial balance reads every account; it is read at most once in this time. */
  balancesFreshMilliseconds: 5_000,
} as const;

/** The name of the job that audits the ledger. */
export const AUDIT_JOB = 'ledger-audit';
