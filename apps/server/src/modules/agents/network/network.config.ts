import type { AttemptPolicy } from '../../../platform/attempts.ts';

/** Levels below the house. */
export const MAX_DEPTH = 20;
/** Links per agent, closed ones included. */
export const MAX_LINKS = 100;
/** Accounts that one agent opens within an hour. */
export const OPENINGS: AttemptPolicy = {
  attempts: 60,
  windowSeconds: 3_600,
  firstLockSeconds: 600,
  maxLockSeconds: 3_600,
};
/** Visits of registration links from one address. */
export const VISITS: AttemptPolicy = {
  attempts: 120,
  windowSeconds: 60,
  firstLockSeconds: 60,
  maxLockSeconds: 600,
};
