import type { AttemptPolicy } from '../../../platform/attempts.ts';

/** Invitation codes that one address may look up. */
export const INVITATION_CHECKS: AttemptPolicy = {
  attempts: 30,
  windowSeconds: 60,
  firstLockSeconds: 60,
  maxLockSeconds: 3_600,
};
