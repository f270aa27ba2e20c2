import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readIban, readPromptPay } from './bank-numbers.rules.ts';
import { banksOf } from './banks.config.ts';
import { readNumber } from './numbers.rules.ts';
import { readEvmAddress, readTronAddress } from './wallet-addresses.rules.ts';

describe('IBANs', () => {
  test.each([
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['gb82 west 1234 5698 7654 32', 'GB82WEST12345698765432'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
    ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
  ])('reads %s', (text, iban) => {
    expect(readIban(text)).toBe(iban);
  });

  test.each(['DE88370400440532013000', 'DE8937040044053201300', 'XX89370400440532013000', '', 'DE89'])(
    'refuses %s',
    (text) => {
      expect(readIban(text)).toBeUndefined();
    },
  );

  test('any single wrong digit is found', () => {
    const iban = 'DE89370400440532013000';
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: iban.length - 1 }),
        fc.integer({ min: 1, max: 9 }),
        (at, more) => {
          const digit = String((Number(iban.charAt(at)) + more) % 10);
          expect(readIban(iban.slice(0, at) + digit + iban.slice(at + 1))).toBeUndefined();
        },
      ),
    );
  });
});

test.each([
  ['081-234-5678', '0812345678'],
  ['+66 81 234 5678', '0812345678'],
  ['66812345678', '0812345678'],
  ['1-1017-00203-45-0', '1101700203450'],
  ['0212345678', undefined],
  ['081234567', undefined],
  ['1101700203451', undefined],
])('PromptPay number %s', (text, expected) => {
  expect(readPromptPay(text)).toBe(expected);
});

describe('wallet addresses', () => {
  // The vectors of EIP-55.
  test.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ])('reads %s in each case', (address) => {
    expect(readEvmAddress(address)).toBe(address);
    expect(readEvmAddress(`0x${address.slice(2).toLowerCase()}`)).toBe(address);
  });

  test('refuses a wrong checksum', () => {
    expect(readEvmAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD')).toBeUndefined();
    expect(readEvmAddress('5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBeUndefined();
    expect(readEvmAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe')).toBeUndefined();
  });

  test.each([
    // The contract of USDT on TRON, and the same with a wrong character.
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', undefined],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', undefined],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', undefined],
  ])('TRON address %s', (text, expected) => {
    expect(readTronAddress(text)).toBe(expected);
  });

  test('an address of one chain is none of the other', () => {
    const wallet = { currency: 'EUR', kind: 'wallet' } as const;
    expect(
      readNumber({ ...wallet, bank: 'tron' }, '0xde709f2102306220921060314715629080e2fb77'),
    ).toBeUndefined();
    expect(readNumber({ ...wallet, bank: 'bsc' }, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBeUndefined();
  });
});

test.each([
  ['THB', '123-4-56789-0', '1234567890'],
  ['THB', '12345', undefined],
  ['VND', '9704 1234 5678', '970412345678'],
  ['EUR', '1234567890', undefined],
])('account numbers in %s: %s', (currency, text, expected) => {
  expect(readNumber({ currency, kind: 'bank', bank: '' }, text)).toBe(expected);
});

test('codes of banks are unique, and a number is never empty', () => {
  for (const currency of ['THB', 'VND', 'EUR', 'USD'])
    for (const banks of Object.values(banksOf(currency))) {
      expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
      expect(banks.every(({ bin }) => bin === undefined || /^\d{6}$/.test(bin))).toBe(true);
    }
});
