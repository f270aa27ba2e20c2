import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a signed call (our published protocol for vendors, `design/vendors.md`, adapter `hmac`). */
export const SIGNATURE_HEADERS = {
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const;

/** How far the clocks of caller and server may be apart. */
export const CLOCK_TOLERANCE_MILLISECONDS = 5 * 60_000;

export type SignedCall = {
  /** Milliseconds since 1970, as the caller wrote it. */
  timestamp: string;
  /** Used once within the tolerance of the clock. */
  nonce: string;
  /** The body byte for byte: one that was parsed and written again is another one. */
  rawBody: string;
};

/** HMAC-SHA256 over timestamp, nonce and raw body, each on a line of its own, in lower-case hex. */
export const signatureOf = (secret: string, { timestamp, nonce, rawBody }: SignedCall): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${rawBody}`).digest('hex');

/** Whether the signature fits and the clock is near; that the nonce is new is for the caller to see. */
export function isSignedBy(secret: string, call: SignedCall, signature: string, now: Date): boolean {
  if (
    !/^\d{13}$/.test(call.timestamp) ||
    !/^[\w-]{8,64}$/.test(call.nonce) ||
    !/^[\da-f]{64}$/.test(signature)
  )
    return false;
  if (Math.abs(now.getTime() - Number(call.timestamp)) > CLOCK_TOLERANCE_MILLISECONDS) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(secret, call), 'hex'));
}
