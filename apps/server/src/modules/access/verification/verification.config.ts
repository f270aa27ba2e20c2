import type { AttemptPolicy } from '../../../platform/attempts.ts';

const MINUTE_SECONDS = 60;
const policy = (
  attempts: number,
  windowSeconds: number,
  firstLockSeconds: number,
  longestLockSeconds: number,
): AttemptPolicy => ({ attempts, windowSeconds, firstLockSeconds, longestLockSeconds });

/** Wrong tries that one code survives, less one: the last of them burns it. */
export const MOST_TRIES = 5;

/**
 * Sending: once a second to a number; after five within a quarter of an hour five minutes' wait. An address may be that
 * of a whole mobile carrier, so it is allowed more.
 */
export const SEND_LIMITS = {
  pause: policy(1, 1, 1, 1),
  target: policy(5, 15 * MINUTE_SECONDS, 5 * MINUTE_SECONDS, 5 * MINUTE_SECONDS),
  address: policy(50, 15 * MINUTE_SECONDS, 5 * MINUTE_SECONDS, 60 * MINUTE_SECONDS),
} as const;

/** Sends in the window of their limits after which a captcha may be asked for. */
export const BUSY = { target: 2, address: 6 } as const;

/** Checking, over all codes of a target: else a new code would mean five new guesses for ever. */
export const CHECK_LIMITS = {
  target: policy(10, 15 * MINUTE_SECONDS, 5 * MINUTE_SECONDS, 15 * MINUTE_SECONDS),
  address: policy(60, 60 * MINUTE_SECONDS, 5 * MINUTE_SECONDS, 60 * MINUTE_SECONDS),
} as const;

export type DailyCaps = { home: number; abroad: number };

/** Messages of one merchant a day: to its own country, and to all others together. */
export const DAILY_CAPS: DailyCaps = { home: 20_000, abroad: 2_000 };

/** Sending never takes less than this, so that its time does not tell whether something was sent. */
export const FLOOR_MILLISECONDS = 400;

/** How long spent codes and counts are kept. */
export const KEEP_MILLISECONDS = 7 * 24 * 60 * MINUTE_SECONDS * 1000;
