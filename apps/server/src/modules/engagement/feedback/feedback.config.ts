import type { AttemptPolicy } from '../../../platform/attempts.ts';

/** Messages from one address. A captcha alone does not stop a patient bot. */
export const FEEDBACK_LIMIT: AttemptPolicy = {
  attempts: 10,
  windowSeconds: 3_600,
  firstLockSeconds: 600,
  maxLockSeconds: 3_600,
};
