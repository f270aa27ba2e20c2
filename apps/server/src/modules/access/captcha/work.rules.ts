import { WORK } from './captcha.config.ts';

/** The number of zero bits before the first one bit. */
export function leadingZeroBits(hash: Uint8Array): number {
  const index = hash.findIndex((byte) => byte !== 0);
  return index === -1 ? hash.length * 8 : index * 8 + Math.clz32(hash[index] ?? 0) - 24;
}

/** One more bit, twice the work, each time an address has doubled its number of requests. */
export const bitsFor = (requestsBefore: number): number =>
  Math.min(WORK.maxBits, WORK.bits + Math.floor(Math.log2(Math.max(1, requestsBefore / WORK.freeRequests))));

/** Hashed together with the number; with sixteen digits both still fit into one block of SHA-256. */
export const prefixOf = (id: string): string => `${id}:`;
