export const APPROVALS = {
  expiryMilliseconds: 24 * 60 * 60_000,
  pageSize: 50,
  /** Requests that one run of the job expires per merchant. */
  maxExpiredAtOnce: 200,
} as const;
