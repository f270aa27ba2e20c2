import type { AttemptPolicy } from '../../../platform/attempts.ts';

const MINUTE_MILLISECONDS = 60_000;

export const TOTP = {
  stepSeconds: 30,
  /** An unconfirmed secret is deleted after this time. */
  unconfirmedMilliseconds: 24 * 60 * MINUTE_MILLISECONDS,
} as const;

/** Code attempts while an authenticator app is being set up. */
export const SETUP_TRIES: AttemptPolicy = {
  attempts: 10,
  windowSeconds: 900,
  firstLockSeconds: 60,
  maxLockSeconds: 900,
};

/** Ten codes of ten characters, about 49 bits each, without characters that look alike. */
export const RECOVERY = {
  codes: 10,
  length: 10,
  group: 5,
  alphabet: '23456789ABCDEFGHJKMNPQRSTVWXYZ',
} as const;

export const PASSKEYS = {
  most: 10,
  challengeMilliseconds: 5 * MINUTE_MILLISECONDS,
  /** EdDSA, ES256, RS256 by COSE number; every authenticator supports one of them. */
  algorithms: [-8, -7, -257],
} as const;

/** The name that an authenticator shows for the operators' console, which belongs to no merchant. */
export const CONSOLE_NAME = 'Croupier Console';
