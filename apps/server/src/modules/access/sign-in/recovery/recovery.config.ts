import type { AttemptPolicy } from '../../../../platform/attempts.ts';

/** How long a mailed reset link is valid. */
export const RESET_LINK_MINUTES = 30;

/** Reset mails per account: enough for an impatient owner, too few to flood an inbox. */
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
