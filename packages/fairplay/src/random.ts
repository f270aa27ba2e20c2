import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Every number is a multiple of 1 / NUMBERS, so game rules can use exact integers. */
export const NUMBERS = 2 ** 32;
const BYTES_PER_NUMBER = 4;
const NUMBERS_PER_CHUNK = 8;

/** The inputs of a round; both seeds are used as text, not as the bytes they may encode. */
export type RoundSource = { serverSeed: string; clientSeed: string; nonce: number };

/** One HMAC-SHA256 of the stream, for the verifier. */
export type HmacChunk = { cursor: number; message: string; hex: string };

/** One number in [0,1) with the four bytes (8 hex digits) behind it. */
export type Draw = { cursor: number; hex: string; value: number };

/** The source of a game's numbers. */
export type NumberSource = { next: () => number };

export type Floats = NumberSource & {
  /** The HMACs computed and the numbers used so far; written out only when asked for. */
  readonly chunks: readonly HmacChunk[];
  readonly draws: readonly Draw[];
};

/**
 * The endless number stream of one round: HMAC-SHA256(server seed, `clientSeed:nonce:cursor`), with the cursor
 * counting from 0 and four bytes per number. Throws RangeError if the nonce is not a non-negative integer.
 */
export function createFloats(serverSeed: string, clientSeed: string, nonce: number): Floats {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`nonce ${nonce} is no whole number`);
  const key = utf8ToBytes(serverSeed);
  const computed: Uint8Array[] = [];
  let view = new DataView(new ArrayBuffer(0));
  let used = 0;

  const messageAt = (cursor: number): string => `${clientSeed}:${nonce}:${cursor}`;
  const drawAt = (index: number): Draw => {
    const [cursor, place] = [Math.floor(index / NUMBERS_PER_CHUNK), index % NUMBERS_PER_CHUNK];
    const bytes = computed[cursor] ?? new Uint8Array();
    const hex = bytesToHex(bytes.subarray(place * BYTES_PER_NUMBER, (place + 1) * BYTES_PER_NUMBER));
    return { cursor, hex, value: Number.parseInt(hex, 16) / NUMBERS };
  };

  const next = (): number => {
    const place = used % NUMBERS_PER_CHUNK;
    if (place === 0) {
      const bytes = hmac(sha256, key, utf8ToBytes(messageAt(computed.length)));
      computed.push(bytes);
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    used += 1;
    return view.getUint32(place * BYTES_PER_NUMBER) / NUMBERS;
  };
  return {
    next,
    get chunks() {
      return computed.map((bytes, cursor) => ({
        cursor,
        message: messageAt(cursor),
        hex: bytesToHex(bytes),
      }));
    },
    get draws() {
      return Array.from({ length: used }, (_, index) => drawAt(index));
    },
  };
}

/**
 * ⌊f × count⌋. Exact for counts below 2²¹, because f has 32 bits and a double 53. Like the public scheme, it uses no
 * rejection sampling, so an outcome's chance is off by less than 1 / 2³².
 */
export const pickIndex = (source: NumberSource, count: number): number => Math.floor(source.next() * count);
