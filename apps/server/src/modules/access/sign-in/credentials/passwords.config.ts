import type { AttemptPolicy } from '../../../../platform/attempts.ts';

/** Guesses at the old password, or at the withdrawal password, of one account. */
export const SECRET_TRIES: AttemptPolicy = {
  attempts: 5,
  windowSeconds: 900,
  firstLockSeconds: 60,
  maxLockSeconds: 900,
};

/**
 * Changes of the withdrawal password, successful or not. Each compares the new one with the password, and must not be
 * usable to guess it.
 */
export const PAYMENT_PASSWORD_CHANGES: AttemptPolicy = {
  attempts: 10,
  windowSeconds: 900,
  firstLockSeconds: 60,
  maxLockSeconds: 900,
};
