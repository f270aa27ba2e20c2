export const PERMISSIONS_CONFIG = {
  /** Maximum age of rights for read-only calls, in case a notification is lost. */
  cacheMilliseconds: 3_000,
  maxCachedOperators: 1_000,
  /** Servers that start within this time of each other print one setup link for the first owner. */
  firstOwnerLinkMilliseconds: 60_000,
  breakGlassMilliseconds: 30 * 60_000,
  /** How long owners see past emergencies. */
  breakGlassShownMilliseconds: 30 * 24 * 60 * 60_000,
} as const;
