import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 5 * 60;

/** Whether a notification was signed with one of the secrets, at most five minutes ago. */
export function isSignedBySepay({
  timestamp,
  signature,
  rawBody,
  secrets,
  now,
}: {
  timestamp: string;
  signature: string;
  rawBody: Buffer;
  secrets: readonly string[];
  now: Date;
}): boolean {
  if (!/^\d{10}$/.test(timestamp) || !/^sha256=[\da-f]{64}$/.test(signature)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const given = Buffer.from(signature.slice('sha256='.length), 'hex');
  return secrets.some((secret) =>
    timingSafeEqual(given, createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest()),
  );
}
