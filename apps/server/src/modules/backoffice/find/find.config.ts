import type { AttemptPolicy } from '../../../platform/attempts.ts';

/** More searches than anybody types, so that nobody collects members by trying all endings of mobile numbers. */
export const FIND_LIMIT: AttemptPolicy = {
  attempts: 300,
  windowSeconds: 20,
  firstLockSeconds: 60,
  maxLockSeconds: 900,
};
