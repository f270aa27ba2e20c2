export const PERMISSIONS_CONFIG = {
  /** How old rights may be for calls that only read, should a notification of a change get lost. */
  cacheMilliseconds: 3_000,
  maxCachedOperators: 1_000,
  breakGlassMilliseconds: 30 * 60_000,
  /** How long owners see past emergencies. */
  breakGlassShownMilliseconds: 30 * 24 * 60 * 60_000,
} as const;
