import { hash, randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const ID_BYTES = 16;

/** Random bytes for the next ids, fetched in large blocks to save system calls. */
const random = new Uint8Array(ID_BYTES * 256);
let used = random.length;
let lastMilliseconds = 0;
/** Keeps ids of the same millisecond in order. */
let sequence = 0;

function nextRandom(): Uint8Array {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += ID_BYTES;
  return random.subarray(used - ID_BYTES, used);
}

/** A time-ordered id, so that new rows go to the end of their index. */
export function newId(): string {
  const bytes = nextRandom();
  const now = Date.now();
  if (now > lastMilliseconds) {
    lastMilliseconds = now;
    // Half of the range is left for further ids of the same millisecond.
    sequence = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) >>> 1;
  } else sequence += 1;
  return v7({ random: bytes, msecs: lastMilliseconds, seq: sequence });
}

/** Namespace of all derived ids; must never change. */
const NAMESPACE = Buffer.from('6f1d6c0e3f0b5a579c552d1c9c1f7a10', 'hex');
const VARIANTS = '89ab';

/**
 * A version 5 UUID: the same parts always give the same id, so that a repeated command finds its first attempt. Parts
 * are length-prefixed, so ('ab','c') and ('a','bc') differ.
 */
export function derivedId(...parts: readonly string[]): string {
  const name = parts.map((part) => `${part.length}:${part}`).join('|');
  const hex = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(name)]), 'hex');
  const variant = VARIANTS[Number.parseInt(hex.charAt(16), 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
