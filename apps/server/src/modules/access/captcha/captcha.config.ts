import type { AttemptPolicy } from '../../../platform/attempts.ts';

const SECOND = 1000;

/** How long a puzzle, and a token for a solved one, is valid. */
export const PUZZLE_MILLISECONDS = 120 * SECOND;

/** Names the picture of a caller who sends no key of its own. */
export const PICTURE_COOKIE = 'captcha';

/** A picture may be refreshed once a second. */
export const REFRESH_GAP_MILLISECONDS = SECOND;

/** Puzzles for one address in a minute; many people may share an address. */
export const PUZZLES_PER_MINUTE = { image: 120, slider: 60, work: 240 } as const;

/** A caller who keeps missing the hole is guessing. */
export const SLIDER_MISSES: AttemptPolicy = {
  attempts: 15,
  windowSeconds: 120,
  firstLockSeconds: 15,
  maxLockSeconds: 600,
};

/** Each bit doubles the work; 18 bits take a slow phone a second or two. */
export const WORK = { bits: 18, maxBits: 23, freeRequests: 6, windowMinutes: 10 } as const;

/** How far from the hole a piece still counts as fitting, in pixels of the picture. */
export const SLIDER_TOLERANCE_PX = 5;

export const EXTERNAL_TIMEOUT_MILLISECONDS = 3 * SECOND;

/** Drawing uses cores that wallet calls need as well, and any visitor may ask for a picture. */
export const DRAWING = { concurrency: 2, maxWaiting: 60 } as const;
