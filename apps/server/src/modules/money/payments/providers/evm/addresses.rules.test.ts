import fc from 'fast-check';
import { HDKey } from '@scure/bip32';
import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { addressAt, addressText, readAccountKey, readAddress } from './addresses.rules.ts';

/** The seed of the published phrase "test test … junk". */
const SEED = hexToBytes(
  '9dfc3c64c2f8bede1533b6a79f8570e5943e0b8fd1cf77107adf7b72cef42185d564a3aee24cab43f80e3c4538087d70fc824eabbad596a23c97b6ee8322ccc0',
);
const xpubOf = (path: string): string => HDKey.fromMasterSeed(SEED).derive(path).publicExtendedKey;

test.each([
  [0, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  [1, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
])('EVM address %i of a well-known key', (index, address) => {
  expect(addressAt(readAccountKey(xpubOf("m/44'/60'/0'")), index, 'evm')).toBe(address);
});

test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('the checksum of %s is that of EIP-55', (address) => {
  const bytes = readAddress(address.toLowerCase(), 'evm');
  expect(bytes && addressText(bytes, 'evm')).toBe(address);
  expect(readAddress(address, 'evm')).toEqual(bytes);
});

test('a TRON address is the published one of its bytes', () => {
  const bytes = hexToBytes('a614f803b6fd780986a42c78ec9c7f77e6ded13c');
  expect(addressText(bytes, 'tron')).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  expect(readAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tron')).toEqual(bytes);
});

test('every address is read back, and no two indexes share one', () => {
  const key = readAccountKey(xpubOf("m/44'/195'/0'"));
  const indexes = fc.uniqueArray(fc.nat(2 ** 31 - 1), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(indexes, fc.constantFrom('evm', 'tron'), (numbers, format) => {
      const addresses = numbers.map((index) => addressAt(key, index, format));
      expect(new Set(addresses).size).toBe(numbers.length);
      for (const address of addresses) {
        const bytes = readAddress(address, format);
        expect(bytes && addressText(bytes, format)).toBe(address);
      }
    }),
    { numRuns: 10 },
  );
});

describe('what is no address is refused', () => {
  test.each([
    ['one letter of the wrong case', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'evm'],
    ['a character short', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'evm'],
    ['a TRON address', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'evm'],
    ['a mistyped TRON address', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'tron'],
    ['a Bitcoin address', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'tron'],
    ['nothing', '', 'tron'],
  ] as const)('%s', (_name, text, format) => {
    expect(readAddress(text, format)).toBeUndefined();
  });
});

test.each([
  ['a private key', HDKey.fromMasterSeed(SEED).derive("m/44'/60'/0'").privateExtendedKey, /private key/],
  ['the key of another level', xpubOf("m/44'/60'"), /depth 2/],
  ['no key', 'xpub', /./],
])('%s is refused as the key of an account', (_name, text, message) => {
  expect(() => readAccountKey(text)).toThrow(message);
});
