import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RawJson } from '../host/raw-json.ts';
import type { WalletRequest } from '../host/vendor.types.ts';

const MAX_CLOCK_ERROR_MILLISECONDS = 5 * 60_000;
const NONCE_KEPT_MILLISECONDS = 10 * 60_000;
const NONCE = /^[\w-]{8,64}$/;

const signatureOf = (secret: string, timestamp: string, nonce: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${body}`).digest('hex');

/** A signed call to an operator. */
export function signedRequest(url: string, secret: string, at: Date, body: string): WalletRequest {
  const [timestamp, nonce] = [String(at.getTime()), randomBytes(16).toString('hex')];
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signatureOf(secret, timestamp, nonce, body),
    },
  };
}

/** The nonces of the last minutes, each of which is accepted once. */
export function createNonces() {
  const seen = new Map<string, number>();
  return {
    isNew: (nonce: string, now: number): boolean => {
      for (const [old, at] of seen) {
        if (at > now - NONCE_KEPT_MILLISECONDS) break;
        seen.delete(old);
      }
      if (seen.has(nonce)) return false;
      seen.set(nonce, now);
      return true;
    },
  };
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** Whether an operator's call is signed with our shared secret, in time and for the first time. */
export function isSigned(
  request: FastifyRequest<{ Body: RawJson }>,
  secret: string,
  now: number,
  nonces: ReturnType<typeof createNonces>,
): boolean {
  const [timestamp, nonce] = [headerOf(request, 'x-timestamp'), headerOf(request, 'x-nonce')];
  const given = Buffer.from(headerOf(request, 'x-signature'));
  const wanted = Buffer.from(signatureOf(secret, timestamp, nonce, request.body.raw));
  return (
    /^\d{13}$/.test(timestamp) &&
    Math.abs(now - Number(timestamp)) <= MAX_CLOCK_ERROR_MILLISECONDS &&
    NONCE.test(nonce) &&
    given.length === wanted.length &&
    timingSafeEqual(given, wanted) &&
    nonces.isNew(nonce, now)
  );
}
