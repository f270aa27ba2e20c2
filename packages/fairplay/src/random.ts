import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Every number is a whole multiple of 1 / NUMBERS, so game rules can go back to exact integers. */
export const NUMBERS = 2 ** 32;
const BYTES_PER_NUMBER = 4;
const BYTES_PER_CHUNK = 32;

/** What the two sides put into a round; both seeds are used as the text they are, not as the bytes they may spell. */
export type RoundSource = { serverSeed: string; clientSeed: string; nonce: number };

/** One HMAC-SHA256 of the stream, as a verifier shows it. */
export type HmacChunk = { cursor: number; message: string; hex: string };

/** One number in [0,1) with the four bytes (8 hex digits) that made it. */
export type Draw = { cursor: number; hex: string; value: number };

/** Where game rules take their numbers from. */
export type NumberSource = { next: () => number };

export type Floats = NumberSource & {
  /** The HMACs computed so far, and the numbers taken so far. */
  chunks: readonly HmacChunk[];
  draws: readonly Draw[];
};

/**
 * The numbers of one round, in order and without end: HMAC-SHA256(server seed, `clientSeed:nonce:cursor`), the cursor
 * counting up from 0, four bytes a number.
 * Throws RangeError when the nonce is no whole number from 0 on.
 */
export function createFloats(serverSeed: string, clientSeed: string, nonce: number): Floats {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`nonce ${nonce} is no whole number`);
  const key = utf8ToBytes(serverSeed);
  const chunks: HmacChunk[] = [];
  const draws: Draw[] = [];
  let bytes = new Uint8Array();
  let offset = BYTES_PER_CHUNK;

  const next = (): number => {
    if (offset === BYTES_PER_CHUNK) {
      const cursor = chunks.length;
      const message = `${clientSeed}:${nonce}:${cursor}`;
      bytes = hmac(sha256, key, utf8ToBytes(message));
      chunks.push({ cursor, message, hex: bytesToHex(bytes) });
      offset = 0;
    }
    const taken = bytes.subarray(offset, offset + BYTES_PER_NUMBER);
    offset += BYTES_PER_NUMBER;
    const value = taken.reduce((sum, byte, index) => sum + byte / 256 ** (index + 1), 0);
    draws.push({ cursor: chunks.length - 1, hex: bytesToHex(taken), value });
    return value;
  };
  return { next, chunks, draws };
}

/**
 * ⌊f × count⌋. Exact for counts below 2²¹, because f has 32 bits and a double holds 53.
 * No rejection sampling: the public scheme has none, so an outcome's chance is off by less than 1 / 2³².
 */
export const pickIndex = (source: NumberSource, count: number): number => Math.floor(source.next() * count);
