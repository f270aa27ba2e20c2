const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** A year and a month, so that twelve months and the current one fit. */
export const MAX_PROFIT_MILLISECONDS = 400 * DAY_MILLISECONDS;

export const STATEMENTS = {
  keptMilliseconds: 7 * DAY_MILLISECONDS,
  /** Of one member, waiting or being written. */
  maxOpen: 3,
  maxListed: 20,
  /** Entries that are read at a time. */
  pageRows: 2_000,
  /** A file that was begun so long ago was interrupted. */
  interruptedMilliseconds: 10 * 60_000,
} as const;
