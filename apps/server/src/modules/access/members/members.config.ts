import type { AttemptPolicy } from '../../../platform/attempts.ts';

/** Numeric account types on the wire. Any other type cannot sign in. */
export const MEMBER_TYPES: readonly number[] = [0];
export const TRIAL_TYPES: readonly number[] = [4];
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];

/** How often an operator may reveal contact details, over all merchants. */
export const REVEAL_LIMIT: AttemptPolicy = {
  attempts: 30,
  windowSeconds: 120,
  firstLockSeconds: 600,
  maxLockSeconds: 3_600,
};
