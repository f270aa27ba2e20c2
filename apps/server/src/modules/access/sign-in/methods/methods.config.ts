import type { AttemptPolicy } from '../../../../platform/attempts.ts';

/** How long a registration may use the data of a social provider. */
export const SOCIAL_TICKET_MILLISECONDS = 30 * 60_000;

/** Sign-ins by passkey or social provider that one address may start within ten seconds of each other. */
export const STARTS: AttemptPolicy = {
  attempts: 120,
  windowSeconds: 10,
  firstLockSeconds: 10,
  maxLockSeconds: 120,
};

/** Trial accounts that one address may open. */
export const TRIALS: AttemptPolicy = {
  attempts: 10,
  windowSeconds: 3_600,
  firstLockSeconds: 600,
  maxLockSeconds: 3_600,
};
