import { randomBytes, randomInt } from 'node:crypto';

/** Where a withdrawal goes: what a member types into the form for a new account. */
export type Payee = {
  kind: 'bank' | 'phone' | 'wallet';
  /** Code of the bank or chain. */
  bank: string;
  number: () => string;
};

const digits = (length: number): string => Array.from({ length }, () => String(randomInt(10))).join('');

/** An IBAN that nobody else has. */
export function newIban(): string {
  const bban = `37040044${digits(10)}`;
  let rest = 0;
  for (const digit of `${bban}131400`) rest = (rest * 10 + Number(digit)) % 97;
  return `DE${String(98 - rest).padStart(2, '0')}${bban}`;
}

const evmNumber = (): string => `0x${randomBytes(20).toString('hex')}`;

export const IBAN: Payee = { kind: 'bank', bank: 'SEPA', number: newIban };
export const THAI_BANK: Payee = { kind: 'bank', bank: '014', number: () => `1${digits(9)}` };
export const VIETNAMESE_BANK: Payee = { kind: 'bank', bank: 'ACB', number: () => `1${digits(9)}` };
export const PROMPTPAY: Payee = { kind: 'phone', bank: 'promptpay', number: () => `08${digits(8)}` };
export const ETHEREUM: Payee = { kind: 'wallet', bank: 'ethereum', number: evmNumber };
export const BSC: Payee = { kind: 'wallet', bank: 'bsc', number: evmNumber };
/** Always the same one: its checksum takes more than a random number. */
export const TRON: Payee = {
  kind: 'wallet',
  bank: 'tron',
  number: () => 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
};
