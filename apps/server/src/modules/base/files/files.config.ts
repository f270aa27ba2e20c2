import type { AttemptPolicy } from '../../../platform/attempts.ts';

export const FILES = {
  maxSidePixels: 2_400,
  /** Pictures of one uploader that are not attached yet. */
  maxWaiting: 12,
  unattachedHours: 24,
  maxRemovedAtOnce: 200,
} as const;

/** Decoding a picture is expensive: an uploader has to wait after so many within an hour. */
export const UPLOADS: AttemptPolicy = {
  attempts: 60,
  windowSeconds: 60 * 60,
  firstLockSeconds: 10 * 60,
  maxLockSeconds: 60 * 60,
};
