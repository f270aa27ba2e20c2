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

const ID_BYTES = 16;

/**
 * A token that says which row it belongs to, so that every older one of the same row can be told from garbage. Its
 * other 128 bits are random.
 */
export function mintTokenOf(id: string): { token: string; tokenHash: Buffer } {
  const head = Buffer.from(id.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([head, randomBytes(ID_BYTES)]).toString('base64url');
  return { token, tokenHash: createHash('sha256').update(token).digest() };
}

/** The row of such a token; undefined for what can be no token. */
export function idOfToken(token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined;
  const hex = Buffer.from(token, 'base64url').toString('hex', 0, ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
