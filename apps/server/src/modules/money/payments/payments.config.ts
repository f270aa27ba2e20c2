/** Calls to an account that fail one after another until it rests. */
export const MAX_FAILURES = 5;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long to wait before each further question about an unknown outcome; the last one repeats. */
export const ASK_DELAYS_MILLISECONDS = [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE] as const;

/** An order that a provider does not know this long after it was sent was not accepted. */
export const ABSENT_AFTER_MILLISECONDS = 10 * MINUTE;

/** How often the worker looks for orders that are due. */
export const TICK_MILLISECONDS = 2_500;

export const MAX_HOOK_BYTES = 256 * 1024;
