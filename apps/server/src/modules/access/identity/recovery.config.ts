import type { AttemptPolicy } from '../../../platform/attempts.ts';

/** How long a mailed link for choosing a new password works. */
export const RESET_LINK_MINUTES = 30;

/** Mails about one account: whoever waits for one asks twice, whoever asks ten times fills somebody's inbox. */
export const RECOVERIES_OF_ACCOUNT: AttemptPolicy = {
  attempts: 5,
  windowSeconds: 900,
  firstLockSeconds: 300,
  longestLockSeconds: 3_600,
};

export const RECOVERIES_OF_ADDRESS: AttemptPolicy = {
  attempts: 30,
  windowSeconds: 900,
  firstLockSeconds: 300,
  longestLockSeconds: 3_600,
};

/** From how many on a captcha may be asked for, where the merchant wants one after trouble. */
export const BUSY_RECOVERIES = { account: 1, address: 3, seconds: 900 } as const;
