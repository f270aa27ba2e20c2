import { WORK } from './captcha.config.ts';

/** How many bits are zero before the first one that is not. */
export function leadingZeroBits(hash: Uint8Array): number {
  const index = hash.findIndex((byte) => byte !== 0);
  return index === -1 ? hash.length * 8 : index * 8 + Math.clz32(hash[index] ?? 0) - 24;
}

/** One bit more, twice the work, each time that an address has doubled what it asked for. */
export const bitsFor = (asksBefore: number): number =>
  Math.min(WORK.mostBits, WORK.bits + Math.floor(Math.log2(Math.max(1, asksBefore / WORK.freeAsks))));

/** What the number is hashed after; with sixteen digits it still fits into one block of SHA-256. */
export const prefixOf = (id: string): string => `${id}:`;
