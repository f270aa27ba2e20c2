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

/** Hashes between two pauses. */
const BLOCK_HASHES = 2_000;

/** Like `leadsToAnchor`, with pauses at which it tells the share that is done: a long chain takes seconds on a phone. */
export function* walkToAnchor(secret: string, index: number, anchor: string): Generator<number, boolean> {
  if (!Number.isSafeInteger(index) || index < 1 || index > CHAIN_LENGTH || !isHash(secret)) return false;
  let current = secret;
  for (let done = 0; done < index;) {
    const block = Math.min(BLOCK_HASHES, index - done);
    current = secretBefore(current, block);
    done += block;
    yield done / index;
  }
  return current === anchor;
}

/** Whether the secret of draw `index` leads back to the anchor s_0, published before the first sale. */
export function leadsToAnchor(secret: string, index: number, anchor: string): boolean {
  const walk = walkToAnchor(secret, index, anchor);
  let step = walk.next();
  while (!step.done) step = walk.next();
  return step.value;
}
