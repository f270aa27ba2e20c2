import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Every number is a multiple of 1 / NUMBERS, so game rules can use exact integers. */
export const NUMBERS = 2 ** 32;
const BYTES_PER_NUMBER = 4;
const BYTES_PER_CHUNK = 32;

/** The inputs of a round; both seeds are used as text, not as the bytes they may encode. */
export type RoundSource = { serverSeed: string; clientSeed: string; nonce: number };

/** One HMAC-SHA256 of the stream, for the verifier. */
export type HmacChunk = { cursor: number; message: string; hex: string };

/** One number in [0,1) with the four bytes (8 hex digits) behind it. */
export type Draw = { cursor: number; hex: string; value: number };

/** The source of a game's numbers. */
export type NumberSource = { next: () => number };

export type Floats = NumberSource & {
  /** The HMACs computed and the numbers used so far. */
  chunks: readonly HmacChunk[];
  draws: readonly Draw[];
};

/**
 * The endless number stream of one round: HMAC-SHA256(server seed, `clientSeed:nonce:cursor`), with the cursor
 * counting from 0 and four bytes per number. Throws RangeError if the nonce is not a non-negative integer.
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
 * ⌊f × count⌋. Exact for counts below 2²¹, because f has 32 bits and a double 53. Like the public scheme, it uses no
 * rejection sampling, so an outcome's chance is off by less than 1 / 2³².
 */
export const pickIndex = (source: NumberSource, count: number): number => Math.floor(source.next() * count);
