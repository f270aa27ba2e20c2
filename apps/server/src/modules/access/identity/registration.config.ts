import type { AttemptPolicy } from '../../../platform/attempts.ts';

/**
 * Registrations of one address, closer together than a minute: enough for an evening in an internet café, too few for
 * a machine.
 */
export const REGISTRATIONS: AttemptPolicy = {
  attempts: 30,
  windowSeconds: 60,
  firstLockSeconds: 60,
  longestLockSeconds: 3_600,
};

/** From how many on a captcha may be asked for, where the merchant wants one after trouble. */
export const BUSY_REGISTRATIONS = { times: 3, seconds: 900 } as const;

/** Invitation codes that one address may ask about. */
export const INVITATION_CHECKS: AttemptPolicy = {
  attempts: 30,
  windowSeconds: 60,
  firstLockSeconds: 60,
  longestLockSeconds: 3_600,
};
