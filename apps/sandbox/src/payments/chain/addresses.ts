import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createBase58check } from '@scure/base';

/** Addresses within the sandbox's chain are forty lower-case hexadecimal digits. */

const base58check = createBase58check(sha256);
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** As EVM wallets show it, with the checksum in the letters' case. */
export function evmAddress(digits: string): string {
  const hash = hexOf(keccak_256(Buffer.from(digits, 'ascii')));
  const letters = Array.from(digits, (letter, index) =>
    hash.charAt(index) >= '8' ? letter.toUpperCase() : letter,
  );
  return `0x${letters.join('')}`;
}

export const tronAddress = (digits: string): string =>
  base58check.encode(Uint8Array.from([0x41, ...Buffer.from(digits, 'hex')]));

/** The digits of an address as a payer enters it, with `0x` or as a TRON address; undefined for a wrong one. */
export function addressDigits(text: string): string | undefined {
  if (/^0x[\da-f]{40}$/.test(text)) return text.slice(2);
  if (/^0x[\dA-Fa-f]{40}$/.test(text)) {
    const digits = text.slice(2).toLowerCase();
    return evmAddress(digits) === text ? digits : undefined;
  }
  try {
    const [prefix, ...rest] = base58check.decode(text);
    return prefix === 0x41 && rest.length === 20 ? hexOf(Uint8Array.from(rest)) : undefined;
  } catch {
    return undefined;
  }
}

/** The address of a key that is made from a name. */
export function addressOfName(name: string): string {
  const point = secp256k1.getPublicKey(sha256(Buffer.from(name)), false);
  return hexOf(keccak_256(point.subarray(1)).subarray(-20));
}
