import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

const HEX_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** The checksum of EIP-55: a letter is upper case where the hash of the lower-case address has a high digit. */
function withChecksum(lower: string): string {
  const digest = Buffer.from(keccak_256(Buffer.from(lower))).toString('hex');
  return Array.from(lower)
    .map((character, index) =>
      Number.parseInt(digest.charAt(index), 16) >= 8 ? character.toUpperCase() : character,
    )
    .join('');
}

/** An address on an EVM chain in its checksummed form. One of mixed case must have the right checksum. */
export function readEvmAddress(text: string): string | undefined {
  const address = text.trim();
  if (!HEX_ADDRESS.test(address)) return undefined;
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  const checksummed = withChecksum(lower);
  const hasNoChecksum = digits === lower || digits === digits.toUpperCase();
  return hasNoChecksum || digits === checksummed ? `0x${checksummed}` : undefined;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const TRON_BYTES = 25;
const TRON_PREFIX = 0x41;

function decodeBase58(text: string): Buffer | undefined {
  let value = 0n;
  for (const character of text) {
    const digit = BASE58.indexOf(character);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(TRON_BYTES * 2, '0');
  return hex.length === TRON_BYTES * 2 ? Buffer.from(hex, 'hex') : undefined;
}

/** A TRON address: base58check over 0x41 and 20 bytes. */
export function readTronAddress(text: string): string | undefined {
  const address = text.trim();
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return undefined;
  const bytes = decodeBase58(address);
  if (bytes?.[0] !== TRON_PREFIX) return undefined;
  const check = Buffer.from(sha256(sha256(bytes.subarray(0, 21)))).subarray(0, 4);
  return check.equals(bytes.subarray(21)) ? address : undefined;
}
