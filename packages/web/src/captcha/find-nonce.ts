import { blockOf, hashBlock } from './sha256-block.ts';

const DIGITS = 10;
const [ZERO, NINE] = [48, 57];

/** Increments the ten-digit number in the block. */
function count(block: Uint8Array, end: number): void {
  let place = end - 1;
  while (block[place] === NINE) {
    block[place] = ZERO;
    place -= 1;
  }
  block[place] = (block[place] ?? ZERO) + 1;
}

function leadingZeroBits(hash: Int32Array): number {
  let bits = 0;
  for (const word of hash) {
    const zeros = Math.clz32(word);
    bits += zeros;
    if (zeros < 32) break;
  }
  return bits;
}

export type Work = { prefix: string; bits: number };

/** Tries one nonce after another; yields the count after each batch and returns the nonce that fits. */
export function* findNonce({ prefix, bits }: Work, triesPerStep = 20_000): Generator<number, string> {
  const block = blockOf(prefix + '0'.repeat(DIGITS));
  const end = prefix.length + DIGITS;
  const hash = new Int32Array(8);
  for (let tried = 1; ; tried += 1) {
    hashBlock(block, hash);
    if (leadingZeroBits(hash) >= bits) return new TextDecoder().decode(block.subarray(prefix.length, end));
    count(block, end);
    if (tried % triesPerStep === 0) yield tried;
  }
}
