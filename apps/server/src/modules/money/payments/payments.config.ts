import type { AttemptPolicy } from '../../../platform/attempts.ts';

/** Paid deposits of one member that wait for an operator, until the member may not open another one. */
export const MAX_DEPOSITS_IN_REVIEW = 5;

/** How far back sign-ins count that show which members share an address or a browser. */
export const SHARING_DAYS = 30;

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

/** A message that nobody has signed is a few names. */
export const MAX_UNSIGNED_HOOK_BYTES = 4 * 1024;

/** Unsigned messages of one address that name no deposit, until its messages are refused for a while. */
export const UNSIGNED_MISSES: AttemptPolicy = {
  attempts: 30,
  windowSeconds: 600,
  firstLockSeconds: 60,
  maxLockSeconds: 3_600,
};

/** How often unsigned messages make us ask about the same deposit. */
export const UNSIGNED_ASK_MILLISECONDS = 5_000;

/** The time of an account's last message is written at most this often, because messages would wait for its row. */
export const HOOK_MARK_MILLISECONDS = 10 * SECOND;

/**
 * Accounts whose messages one process works on at once, a batch of each: fewer than its pool has connections, which calls
 * need too.
 */
export const HOOK_CONCURRENCY = 2;

/** Messages of an account that are worked on together. */
export const HOOK_BATCH = 32;

/** Messages of one account that may wait in a process; the worker finds what comes beyond. */
export const MAX_WAITING_HOOKS = 2_000;

/** When the worker takes a message that the process that received it has not finished. */
export const HOOK_MISSED_MILLISECONDS = 5 * SECOND;

/** After this time a failing message is tried only once a minute. */
export const HOOK_RETRY_SOON_MILLISECONDS = MINUTE;
