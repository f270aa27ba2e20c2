import type { AttemptPolicy } from '../../../platform/attempts.ts';

/** Guesses at the old password, or at the withdrawal password, of one account. */
export const SECRET_TRIES: AttemptPolicy = {
  attempts: 5,
  windowSeconds: 900,
  firstLockSeconds: 60,
  longestLockSeconds: 900,
};

/** Changes of the withdrawal password, good or not: each compares with the password, which must not be guessed so. */
export const PAYMENT_PASSWORD_CHANGES: AttemptPolicy = {
  attempts: 10,
  windowSeconds: 900,
  firstLockSeconds: 60,
  longestLockSeconds: 900,
};
