export const APPROVALS = {
  expiryMilliseconds: 24 * 60 * 60_000,
  pageSize: 50,
  /** Requests that one run of the job ends at each merchant. */
  maxExpiredAtOnce: 200,
} as const;
