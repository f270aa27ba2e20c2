export const DESK = {
  /** Renewed by an open page every half minute. */
  lookMilliseconds: 60_000,
  takeMilliseconds: 5 * 60_000,
  /** Rows that one operator can view or take at a time, at one merchant. */
  maxLooks: 20,
  maxViews: 50,
  /** How old a count in the rail may be. */
  countMilliseconds: 5_000,
  maxCounts: 2_000,
} as const;
