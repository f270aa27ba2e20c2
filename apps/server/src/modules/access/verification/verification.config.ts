import type { AttemptPolicy } from '../../../platform/attempts.ts';

const MINUTE_SECONDS = 60;
const policy = (
  attempts: number,
  windowSeconds: number,
  firstLockSeconds: number,
  maxLockSeconds: number,
): AttemptPolicy => ({ attempts, windowSeconds, firstLockSeconds, maxLockSeconds });

/** Wrong attempts per code; the last one invalidates it. */
export const MAX_TRIES = 5;

/**
 * Sending: once per second to a number; after five messages within a quarter of an hour, a wait of five minutes. An
 * address may belong to a whole mobile carrier, so its limit is higher.
 */
export const SEND_LIMITS = {
  pause: policy(1, 1, 1, 1),
  target: policy(5, 15 * MINUTE_SECONDS, 5 * MINUTE_SECONDS, 5 * MINUTE_SECONDS),
  address: policy(50, 15 * MINUTE_SECONDS, 5 * MINUTE_SECONDS, 60 * MINUTE_SECONDS),
} as const;

/** Messages within the limit window after which a captcha may be required. */
export const BUSY = { target: 2, address: 6 } as const;

/** Attempts across all codes of a target; otherwise every new code would allow five more guesses. */
export const CHECK_LIMITS = {
  target: policy(10, 15 * MINUTE_SECONDS, 5 * MINUTE_SECONDS, 15 * MINUTE_SECONDS),
  address: policy(60, 60 * MINUTE_SECONDS, 5 * MINUTE_SECONDS, 60 * MINUTE_SECONDS),
} as const;

export type DailyCaps = { home: number; abroad: number };

/** Messages per merchant and day: to its own country, and to all others together. */
export const DAILY_CAPS: DailyCaps = { home: 20_000, abroad: 2_000 };

/** Sending takes at least this long, so that its duration does not reveal whether something was sent. */
export const FLOOR_MILLISECONDS = 400;

/** How long used codes and counters are kept. */
export const KEEP_MILLISECONDS = 7 * 24 * 60 * MINUTE_SECONDS * 1000;
