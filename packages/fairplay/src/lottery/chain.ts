import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Draws per chain. */
export const CHAIN_LENGTH = 2 ** 20;

const HEX_64 = /^[0-9a-f]{64}$/;

/** Whether a text has the form of a secret, a root or a randomness: 64 lower-case hex characters. */
export const isHash = (text: string): boolean => HEX_64.test(text);

/** s_(i−1) from s_i: SHA-256 of the text, not of the bytes that it encodes. */
export const previousSecret = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

/** The secret `steps` places nearer to the anchor. Throws RangeError unless steps is a whole number from 0. */
export function secretBefore(secret: string, steps: number): string {
  if (!Number.isSafeInteger(steps) || steps < 0) throw new RangeError(`${steps} is no number of steps`);
  let current = secret;
  for (let step = 0; step < steps; step += 1) current = previousSecret(current);
  return current;
}

/** Whether the secret of draw `index` leads back to the anchor s_0, published before the first sale. */
export const leadsToAnchor = (secret: string, index: number, anchor: string): boolean =>
  Number.isSafeInteger(index) &&
  index >= 1 &&
  index <= CHAIN_LENGTH &&
  isHash(secret) &&
  secretBefore(secret, index) === anchor;
