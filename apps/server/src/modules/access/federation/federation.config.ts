/** Time-out for every request to a provider. */
export const TIMEOUT_SECONDS = 5;
/** How long a sign-in at the provider may take. */
export const STATE_MILLISECONDS = 10 * 60_000;
/** How long a provider's metadata is cached; older metadata is used while the provider is down. */
export const DISCOVERY_MILLISECONDS = 60 * 60_000;
/** A phone check older than this must be repeated. */
export const PHONE_CHECK_SECONDS = 10 * 60;
/** Tolerated clock difference. */
export const TOLERANCE_SECONDS = 30;
