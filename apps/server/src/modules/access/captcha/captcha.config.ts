import type { AttemptPolicy } from '../../../platform/attempts.ts';

const SECOND = 1000;

/** How long a puzzle may be looked at, and a token that it gave may be kept. */
export const PUZZLE_MILLISECONDS = 120 * SECOND;

/** A picture under one key is drawn anew no sooner than this (§7). */
export const REFRESH_GAP_MILLISECONDS = SECOND;

/** Puzzles for one address in a minute: many people may share one. */
export const ASKED_PER_MINUTE = { image: 120, slider: 60, work: 240 } as const;

/** Whoever misses the hole again and again is guessing. */
export const SLIDER_MISSES: AttemptPolicy = {
  attempts: 15,
  windowSeconds: 120,
  firstLockSeconds: 15,
  longestLockSeconds: 600,
};

/** Hashes double with each bit: 18 take a slow phone a second or two. */
export const WORK = { bits: 18, mostBits: 23, freeAsks: 6, windowMinutes: 10 } as const;

/** How far beside the hole a piece still fits, in pixels of the picture. */
export const SLIDER_TOLERANCE_PX = 5;

export const EXTERNAL_TIMEOUT_MILLISECONDS = 3 * SECOND;
