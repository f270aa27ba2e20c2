import type { BeneficiaryKind } from '@croupier/contract/payments/methods.ts';
import { readDigits, readIban, readPromptPay } from './bank-numbers.rules.ts';
import { readEvmAddress, readTronAddress } from './wallet-addresses.rules.ts';

type Named = { currency: string; kind: BeneficiaryKind; bank: string };

/** Thai banks use 10 digits, and up to 15 for savings accounts; NAPAS carries up to 19. */
const ACCOUNT_DIGITS: Readonly<Record<string, readonly [number, number]>> = { THB: [10, 15], VND: [6, 19] };

function readBankNumber(currency: string, text: string): string | undefined {
  if (currency === 'EUR') return readIban(text);
  const [min, max] = ACCOUNT_DIGITS[currency] ?? [6, 34];
  return readDigits(text, min, max);
}

/** The number as it is stored and paid to; undefined if it can't be one. */
export function readNumber({ currency, kind, bank }: Named, text: string): string | undefined {
  if (kind === 'bank') return readBankNumber(currency, text);
  if (kind === 'phone') return readPromptPay(text);
  // Card numbers may not be stored.
  if (kind === 'card') return undefined;
  return bank === 'tron' ? readTronAddress(text) : readEvmAddress(text);
}
