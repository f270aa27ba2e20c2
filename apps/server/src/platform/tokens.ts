import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const ID_BYTES = 16;

export const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

/** 256 random bits. The caller gets the token once; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Undefined for text that cannot be a token, so that garbage costs no query. */
export const hashToken = (token: string): Buffer | undefined =>
  TOKEN.test(token) ? sha256(token) : undefined;

/** A new token and the hash to store. */
export function mintToken(): { token: string; tokenHash: Buffer } {
  const token = newToken();
  return { token, tokenHash: sha256(token) };
}

/**
 * A token with the id of its row, so that an outdated token of the row can be told from garbage. The other 128 bits
 * are random.
 */
export function mintTokenOf(id: string): { token: string; tokenHash: Buffer } {
  const head = Buffer.from(id.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([head, randomBytes(ID_BYTES)]).toString('base64url');
  return { token, tokenHash: sha256(token) };
}

/** The row id in a token from `mintTokenOf`; undefined for text that cannot be a token. */
export function idOfToken(token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined;
  const hex = Buffer.from(token, 'base64url').toString('hex', 0, ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Compares two texts in constant time. */
export const equalInConstantTime = (one: string, other: string): boolean =>
  timingSafeEqual(sha256(one), sha256(other));

const RANGE = 2 ** 32;

/** An unpredictable number in [0, 1), for drawings that must not be guessable. */
export const secureRandom = (): number => randomInt(RANGE) / RANGE;
