const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

/** Operators belong to no merchant; their rows have this empty merchant id. */
export const CONSOLE = '';

export const SESSION = {
  idleMilliseconds: 30 * MINUTE_MILLISECONDS,
  absoluteMilliseconds: 30 * DAY_MILLISECONDS,
  /** The last-seen time is written at most this often, so that not every call writes. */
  touchMilliseconds: MINUTE_MILLISECONDS,
  /** How long a process trusts its cache: the longest time a session outlives its end in another process. */
  cacheMilliseconds: 3_000,
  cacheEntries: 10_000,
  /** Ended sessions are kept this long, to show where an account was used. */
  keepMilliseconds: 30 * DAY_MILLISECONDS,
} as const;

/** Names a browser over the accounts that are used in it, and proves nothing. */
export const BROWSER = { cookie: 'browser', path: '/wps', maxAgeSeconds: 400 * 24 * 60 * 60 } as const;

/** A remembered device stays signed in for one day after the sign-in that requested it. */
export const DEVICE = {
  cookie: 'device',
  path: '/wps/session',
  milliseconds: DAY_MILLISECONDS,
  /** Two tabs that wake up together present the same token: within this time it is not a copied one. */
  graceMilliseconds: 10_000,
} as const;

/** An address that was not used for this long counts as new again. */
export const TRUSTED_ADDRESS_MILLISECONDS = 180 * DAY_MILLISECONDS;
