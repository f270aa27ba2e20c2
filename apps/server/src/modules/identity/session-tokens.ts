import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits; shown once, never stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Undefined for what can be no token, so that garbage costs no query. */
export const hashToken = (token: string): Buffer | undefined =>
  TOKEN.test(token) ? createHash('sha256').update(token).digest() : undefined;

/** A new token and what is stored of it. */
export function mintToken(): { token: string; tokenHash: Buffer } {
  const token = newToken();
  return { token, tokenHash: createHash('sha256').update(token).digest() };
}
