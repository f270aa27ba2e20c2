/** One patience for everything that is asked of a provider. */
export const TIMEOUT_SECONDS = 5;
/** How long somebody may take at the provider. */
export const STATE_MILLISECONDS = 10 * 60_000;
/** What a provider says about itself is asked for again after this time; an older answer does while it is away. */
export const DISCOVERY_MILLISECONDS = 60 * 60_000;
/** Somebody whose phone was checked longer ago must check it again. */
export const PHONE_CHECK_SECONDS = 10 * 60;
/** Clocks of other people. */
export const TOLERANCE_SECONDS = 30;
