import type { AttemptPolicy } from '../../../platform/attempts.ts';

const MINUTE_MILLISECONDS = 60_000;

export const TOTP = {
  stepSeconds: 30,
  /** A secret that nobody confirmed is thrown away. */
  unconfirmedMilliseconds: 24 * 60 * MINUTE_MILLISECONDS,
} as const;

/** Codes tried while an authenticator app is being set up. */
export const SETUP_TRIES: AttemptPolicy = {
  attempts: 10,
  windowSeconds: 900,
  firstLockSeconds: 60,
  longestLockSeconds: 900,
};

/** Ten codes of ten characters, about 49 bits each: without letters and digits that look alike. */
export const RECOVERY = {
  codes: 10,
  length: 10,
  group: 5,
  alphabet: '23456789ABCDEFGHJKMNPQRSTVWXYZ',
} as const;

export const PASSKEYS = {
  most: 10,
  challengeMilliseconds: 5 * MINUTE_MILLISECONDS,
  /** EdDSA, ES256, RS256 by their COSE numbers: what every authenticator has one of. */
  algorithms: [-8, -7, -257],
} as const;

/** What an authenticator shows for the operators' console, which is no merchant's. */
export const CONSOLE_NAME = 'Croupier Console';
