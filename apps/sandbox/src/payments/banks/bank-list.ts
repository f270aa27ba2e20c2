import type { Fault } from '../faults.ts';

/** The banks of the sandbox. Their names are invented; the protocols are those of SePay and SCB. */
export type BankId = 'vn' | 'th' | 'eu';

export type Bank = {
  id: BankId;
  name: string;
  /** The payment provider whose protocol reports its transfers; nobody reports those of `slip`. */
  provider: 'sepay' | 'scb' | 'slip';
  currency: string;
  /** Smallest amount in the ledger's scale. */
  stepMinor: bigint;
  /** Who pays if nobody else is named. */
  payer: string;
  sentence: string;
  faults: readonly Fault[];
};

const CALLS = ['down', 'server_error'] as const;
const MESSAGES = ['late', 'twice', 'reordered', 'lost', 'forged'] as const;
const PAYERS = ['under', 'over', 'paid_twice', 'other_payer'] as const;

export const BANKS: Readonly<Record<BankId, Bank>> = {
  vn: {
    id: 'vn',
    name: 'Sen Bank',
    provider: 'sepay',
    currency: 'VND',
    stepMinor: 10_000n,
    payer: 'NGUYEN VAN AN',
    sentence: 'A Vietnamese bank. Its app pays VietQR codes, and SePay reports every transfer.',
    faults: [
      ...CALLS,
      ...MESSAGES,
      'bad_clock',
      ...PAYERS,
      'reference_mangled',
      'reference_lost',
      'returned',
    ],
  },
  th: {
    id: 'th',
    name: 'Ratchaphruek Bank',
    provider: 'scb',
    currency: 'THB',
    stepMinor: 100n,
    payer: 'SOMCHAI JAIDEE',
    sentence: 'A Thai bank. Its app pays PromptPay codes, and it speaks SCB’s partner API.',
    faults: [...CALLS, ...MESSAGES, ...PAYERS, 'returned'],
  },
  eu: {
    id: 'eu',
    name: 'Harbour Bank',
    provider: 'slip',
    currency: 'EUR',
    stepMinor: 100n,
    payer: 'ALEX PLAYER',
    sentence: 'A bank that nobody reports on: payers send a picture of the slip, operators read the lines.',
    faults: [...PAYERS, 'reference_mangled', 'reference_lost', 'returned'],
  },
};

export const findBank = (id: string): Bank | undefined =>
  id === 'vn' || id === 'th' || id === 'eu' ? BANKS[id] : undefined;

/** Keys of a merchant's account, made from its number: any account exists as soon as somebody uses it. */
export const sepayKeys = (account: string): { apiToken: string; hookSecret: string } => ({
  apiToken: `sepay-token-${account}`,
  hookSecret: `sepay-secret-${account}`,
});
export const scbKeys = (billerId: string): { apiKey: string; apiSecret: string } => ({
  apiKey: `scb-key-${billerId}`,
  apiSecret: `scb-secret-${billerId}`,
});
