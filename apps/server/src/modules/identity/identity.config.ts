import type { AttemptPolicy } from '../../platform/attempts.ts';

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

export type HashingOptions = {
  memoryKib: number;
  passes: number;
  lanes: number;
  /** Hashes under way at once: they run in libuv's pool of four threads, which files and DNS need as well. */
  concurrency: number;
  /** Beyond this many waiting, callers are told that the server is busy. */
  queue: number;
};

/** Argon2id at the OWASP minimum of 2023 (19 MiB, 2 passes, 1 lane): about 10 ms on one core. */
export const HASHING: HashingOptions = { memoryKib: 19_456, passes: 2, lanes: 1, concurrency: 2, queue: 200 };

/** Decision D15. */
export const TRIAL_TYPES: readonly number[] = [4];
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
