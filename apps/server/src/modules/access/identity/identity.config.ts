import type { AttemptPolicy } from '../../../platform/attempts.ts';

const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;

/** Bars of the security page: idle 30 minutes, absolute 30 days. */
export const SESSION = {
  idleMilliseconds: 30 * MINUTE_MILLISECONDS,
  absoluteMilliseconds: 30 * DAY_MILLISECONDS,
  /** Being seen is written at most this often, so that a busy player does not write with every call. */
  touchMilliseconds: MINUTE_MILLISECONDS,
  /** How long a process may trust what it read: the longest time a session outlives its end elsewhere. */
  cacheMilliseconds: 3_000,
  cacheEntries: 10_000,
  /** Ended sessions are kept this long, for whoever asks from where an account was used. */
  keepMilliseconds: 30 * DAY_MILLISECONDS,
} as const;

export type LockoutPolicies = Readonly<Record<'account' | 'address', AttemptPolicy>>;

/**
 * An account is locked for a quarter of an hour at most, else anybody could lock its owner out. Many people may share
 * an address (mobile carriers, offices), so it is allowed more.
 */
export const LOCKOUT: LockoutPolicies = {
  account: { attempts: 5, windowSeconds: 900, firstLockSeconds: 30, longestLockSeconds: 900 },
  address: { attempts: 100, windowSeconds: 3_600, firstLockSeconds: 60, longestLockSeconds: 3_600 },
};

/** A sign-in that waits for one more proof: for so long, with so many tries; and those of an account over several. */
export const CHALLENGE = {
  milliseconds: 10 * MINUTE_MILLISECONDS,
  tries: 5,
  proofs: { attempts: 10, windowSeconds: 3_600, firstLockSeconds: 60, longestLockSeconds: 3_600 },
} as const satisfies { milliseconds: number; tries: number; proofs: AttemptPolicy };

/**
 * From how many failures on a captcha is asked for. An address may be that of a whole office, whose colleagues must
 * not meet one because somebody mistyped.
 */
export const CAPTCHA_AFTER = { account: 1, address: 5, windowSeconds: 900 } as const;

/** Decision D11: remembered for one day, from the sign-in that asked for it. */
export const DEVICE = {
  cookie: 'device',
  path: '/wps/session',
  milliseconds: DAY_MILLISECONDS,
  /** Two tabs that wake at once bring the same token: the second one is no thief. */
  graceMilliseconds: 10_000,
} as const;

/** An address that was not used for so long is a new one again. */
export const TRUSTED_ADDRESS_MILLISECONDS = 180 * DAY_MILLISECONDS;

/** How long what a provider told may be taken up by a registration. */
export const SOCIAL_TICKET_MILLISECONDS = 30 * MINUTE_MILLISECONDS;

/** Proving again who one is, for calls that ask for it. */
export const CONFIRMATIONS: AttemptPolicy = {
  attempts: 5,
  windowSeconds: 900,
  firstLockSeconds: 30,
  longestLockSeconds: 900,
};

/** Sign-ins by passkey or provider that one address may begin without a pause of ten seconds. */
export const BEGINNINGS: AttemptPolicy = {
  attempts: 120,
  windowSeconds: 10,
  firstLockSeconds: 10,
  longestLockSeconds: 120,
};

/** Trial accounts that one address may open. */
export const TRIALS: AttemptPolicy = {
  attempts: 10,
  windowSeconds: 3_600,
  firstLockSeconds: 600,
  longestLockSeconds: 3_600,
};

/** Decision D15; whoever has another type is no member and gets in nowhere. */
export const MEMBER_TYPES: readonly number[] = [0];
export const TRIAL_TYPES: readonly number[] = [4];
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
