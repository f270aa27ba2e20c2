import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** Headers of a signed call in the protocols for payment gateways and game vendors. */
export const SIGNATURE_HEADERS = {
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const;

/** Maximum difference between the clocks of caller and server. */
export const CLOCK_TOLERANCE_MILLISECONDS = 5 * 60_000;

export type SignedCall = {
  /** Milliseconds since 1970, as sent by the caller. */
  timestamp: string;
  /** Must not repeat within the clock tolerance. */
  nonce: string;
  /** The raw body; parsing and serializing it again could change it. */
  rawBody: string | Buffer;
};

/** HMAC-SHA256 over timestamp, nonce and raw body, separated by newlines, in lower-case hex. */
export const signatureOf = (secret: string, { timestamp, nonce, rawBody }: SignedCall): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n`).update(rawBody).digest('hex');

/** The headers of a call that we sign. Sent again, a call needs new ones. */
export function signedHeaders(secret: string, rawBody: string, now: Date): Record<string, string> {
  const signed = { timestamp: String(now.getTime()), nonce: randomUUID(), rawBody };
  return {
    'content-type': 'application/json',
    [SIGNATURE_HEADERS.timestamp]: signed.timestamp,
    [SIGNATURE_HEADERS.nonce]: signed.nonce,
    [SIGNATURE_HEADERS.signature]: signatureOf(secret, signed),
  };
}

/** Whether the signature is valid and the timestamp recent. The caller must check that the nonce is new. */
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
