import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';

/**
 * Deposit addresses, derived from an account's public key alone. The key belongs to `m/44'/60'/0'` (EVM chains) or
 * `m/44'/195'/0'` (TRON); an address is its child `0/<index>`, where every wallet program looks for it.
 */

export type AddressFormat = 'evm' | 'tron';

const ADDRESS_BYTES = 20;
const TRON_PREFIX = 0x41;
const ACCOUNT_DEPTH = 3;
const base58check = createBase58check(sha256);

/** @throws if it is not the public key of an account */
export function readAccountKey(xpub: string): HDKey {
  const key = HDKey.fromExtendedKey(xpub);
  if (key.privateKey) throw new Error('a private key must never be entered here');
  if (key.depth !== ACCOUNT_DEPTH) throw new Error(`depth ${key.depth} instead of ${ACCOUNT_DEPTH}`);
  return key;
}

/** EIP-55: the case of each letter is a checksum. */
function evmText(bytes: Uint8Array): string {
  const hex = bytesToHex(bytes);
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(hex)));
  const letters = hex
    .split('')
    .map((letter, index) => (Number.parseInt(hash.charAt(index), 16) >= 8 ? letter.toUpperCase() : letter));
  return `0x${letters.join('')}`;
}

const tronText = (bytes: Uint8Array): string => base58check.encode(Uint8Array.from([TRON_PREFIX, ...bytes]));

export const addressText = (bytes: Uint8Array, format: AddressFormat): string =>
  format === 'tron' ? tronText(bytes) : evmText(bytes);

/** The twenty bytes of an address, as nodes write them; undefined for anything that is no address of the format. */
export function readAddress(text: string, format: AddressFormat): Uint8Array | undefined {
  if (format === 'tron') return readTron(text);
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return undefined;
  const bytes = hexToBytes(text.slice(2));
  const hasCase = /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text);
  return hasCase && evmText(bytes) !== text ? undefined : bytes;
}

function readTron(text: string): Uint8Array | undefined {
  let bytes: Uint8Array;
  try {
    bytes = base58check.decode(text);
  } catch {
    return undefined;
  }
  return bytes.length === ADDRESS_BYTES + 1 && bytes[0] === TRON_PREFIX ? bytes.subarray(1) : undefined;
}

/** The address of a public key. */
export function addressOf(publicKey: Uint8Array, format: AddressFormat): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return addressText(keccak_256(point.subarray(1)).subarray(-ADDRESS_BYTES), format);
}

/** The deposit address with an index. */
export function addressAt(key: HDKey, index: number, format: AddressFormat): string {
  const { publicKey } = key.deriveChild(0).deriveChild(index);
  if (!publicKey) throw new Error(`no address ${index}`);
  return addressOf(publicKey, format);
}
