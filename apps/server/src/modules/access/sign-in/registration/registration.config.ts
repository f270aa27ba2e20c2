import type { AttemptPolicy } from '../../../../platform/attempts.ts';

/** Registrations from one address within a minute of each other: enough for an internet café, too few for a bot. */
export const REGISTRATIONS: AttemptPolicy = {
  attempts: 30,
  windowSeconds: 60,
  firstLockSeconds: 60,
  maxLockSeconds: 3_600,
};

/** The number of registrations after which a captcha is required, where the merchant wants one after failures. */
export const BUSY_REGISTRATIONS = { times: 3, seconds: 900 } as const;
