import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** How the numbers of an own draw follow from the stream; the version of the family's catalogue fixes it. */
export type DrawMapping =
  | { kind: 'digits'; count: number }
  | { kind: 'dice'; count: number }
  /** `count` of the numbers 1 to `size`, in order, without repetition. */
  | { kind: 'ranks'; size: number; count: number };

/** The inputs of an own draw. */
export type DrawSource = { secret: string; root: string; randomness: string; drawId: string };

/** Unsigned 32-bit integers. */
export type Words = { next: () => number };

const WORDS = 2 ** 32;
const BYTES_PER_WORD = 4;

/** What everybody knows at the close, and nobody could choose: SHA-256 of `root:randomness`. */
export const publicValue = (root: string, randomness: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${root}:${randomness}`)));

/** HMAC-SHA256(text of the secret, `public:drawId:cursor`), the cursor from 0, four big-endian bytes per word. */
export function createWords({ secret, root, randomness, drawId }: DrawSource): Words {
  const key = utf8ToBytes(secret);
  const prefix = `${publicValue(root, randomness)}:${drawId}`;
  let cursor = 0;
  let bytes = new DataView(new ArrayBuffer(0));
  let offset = 0;
  const next = (): number => {
    if (offset === bytes.byteLength) {
      const chunk = hmac(sha256, key, utf8ToBytes(`${prefix}:${cursor}`));
      bytes = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      cursor += 1;
      offset = 0;
    }
    const word = bytes.getUint32(offset);
    offset += BYTES_PER_WORD;
    return word;
  };
  return { next };
}

/**
 * 0 to `count` − 1, each equally likely. Words at or above the highest multiple of `count` are skipped, because their
 * remainders would favour the low outcomes.
 */
export function uniform(words: Words, count: number): number {
  const limit = WORDS - (WORDS % count);
  for (;;) {
    const word = words.next();
    if (word < limit) return word % count;
  }
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The numbers of a draw as result texts: digits `0`, dice `1`, ranks `01`. */
export function mapNumbers(words: Words, mapping: DrawMapping): string[] {
  const list = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  if (mapping.kind === 'digits') return list(mapping.count, () => String(uniform(words, 10)));
  if (mapping.kind === 'dice') return list(mapping.count, () => String(uniform(words, 6) + 1));
  const left = Array.from({ length: mapping.size }, (_, index) => two(index + 1));
  return list(mapping.count, () => left.splice(uniform(words, left.length), 1).join(''));
}

/** The result of an own draw. */
export const drawNumbers = (source: DrawSource, mapping: DrawMapping): string[] =>
  mapNumbers(createWords(source), mapping);
