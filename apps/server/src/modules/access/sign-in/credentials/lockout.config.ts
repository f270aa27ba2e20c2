import type { AttemptPolicy } from '../../../../platform/attempts.ts';

export type LockoutPolicies = Readonly<Record<'account' | 'address', AttemptPolicy>>;

/**
 * An account is locked for 15 minutes at most: anybody can cause a lock, and it must not keep the owner out for long.
 * An address may be shared by many people (mobile carriers, offices), so it is allowed more failures.
 */
export const LOCKOUT: LockoutPolicies = {
  account: { attempts: 5, windowSeconds: 900, firstLockSeconds: 30, maxLockSeconds: 900 },
  address: { attempts: 100, windowSeconds: 3_600, firstLockSeconds: 60, maxLockSeconds: 3_600 },
};

/**
 * The number of failures, or of attempts in progress, after which a captcha is required. An address may be that of an office, where one person's
 * typing error should not affect the others.
 */
export const CAPTCHA_AFTER = { account: 1, address: 5 } as const;

/** A sign-in that waits for another proof: its lifetime, its tries, and the tries of one account over all of them. */
export const CHALLENGE = {
  milliseconds: 10 * 60_000,
  tries: 5,
  proofs: { attempts: 10, windowSeconds: 3_600, firstLockSeconds: 60, maxLockSeconds: 3_600 },
} as const satisfies { milliseconds: number; tries: number; proofs: AttemptPolicy };

/** Tries at proving the account's identity again. */
export const CONFIRMATIONS: AttemptPolicy = {
  attempts: 5,
  windowSeconds: 900,
  firstLockSeconds: 30,
  maxLockSeconds: 900,
};
