/** The first 32 bits of the fractional parts of the roots of the first primes, as SHA-256 defines them. */
function rootsOfPrimes(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return Int32Array.from(primes, (prime) => (root(prime) * 2 ** 32) | 0);
}
const START = rootsOfPrimes(8, Math.sqrt);
const ROUND = rootsOfPrimes(64, Math.cbrt);

const BLOCK_BYTES = 64;
/** Longer texts would need a second block. */
export const MAX_TEXT_LENGTH = 55;
const words = new Int32Array(64);

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
const at = (from: Int32Array, index: number): number => from[index] ?? 0;

/** A short ASCII text as one padded block. @throws when it is too long */
export function blockOf(text: string): Uint8Array {
  if (text.length > MAX_TEXT_LENGTH) throw new Error('the text does not fit into one block');
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(new TextEncoder().encode(text));
  block[text.length] = 0x80;
  new DataView(block.buffer).setUint16(BLOCK_BYTES - 2, text.length * 8);
  return block;
}

/**
 * SHA-256 of one block, written into `hash` as eight words. The browser's own function is asynchronous, and waiting for
 * it takes ten times as long as hashing.
 */
export function hashBlock(block: Uint8Array, hash: Int32Array): void {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK_BYTES);
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [at(words, i - 15), at(words, i - 2)];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = at(words, i - 16) + first + at(words, i - 7) + second;
  }
  let [a, b, c, d] = [at(START, 0), at(START, 1), at(START, 2), at(START, 3)];
  let [e, f, g, h] = [at(START, 4), at(START, 5), at(START, 6), at(START, 7)];
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const upper =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(ROUND, i) + at(words, i)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const lower = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + upper) | 0;
    d = c;
    c = b;
    b = a;
    a = (upper + lower) | 0;
  }
  hash[0] = at(START, 0) + a;
  hash[1] = at(START, 1) + b;
  hash[2] = at(START, 2) + c;
  hash[3] = at(START, 3) + d;
  hash[4] = at(START, 4) + e;
  hash[5] = at(START, 5) + f;
  hash[6] = at(START, 6) + g;
  hash[7] = at(START, 7) + h;
}
