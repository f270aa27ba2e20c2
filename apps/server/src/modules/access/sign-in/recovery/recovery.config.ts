import type { AttemptPolicy } from '../../../../platform/attempts.ts';

/** How long a mailed reset link is valid. */
export const RESET_LINK_MINUTES = 30;

/** Reset mails for one account: an impatient owner asks twice, an attacker fills somebody's inbox. */
export const RECOVERIES_OF_ACCOUNT: AttemptPolicy = {
  attempts: 5,
  windowSeconds: 900,
  firstLockSeconds: 300,
  maxLockSeconds: 3_600,
};

export const RECOVERIES_OF_ADDRESS: AttemptPolicy = {
  attempts: 30,
  windowSeconds: 900,
  firstLockSeconds: 300,
  maxLockSeconds: 3_600,
};

/** The number of requests after which a captcha is required, where the merchant wants one after failures. */
export const BUSY_RECOVERIES = { account: 1, address: 3, seconds: 900 } as const;
