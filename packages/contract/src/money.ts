import { z } from 'zod';

/** Decimals of the ledger for fiat currencies; 1.00 is 10_000n. */
export const MONEY_SCALE = 4;
const ONE = 10n ** BigInt(MONEY_SCALE);
/** Above any balance, within int8. */
export const MAX_AMOUNT_MINOR = 10n ** 17n;

const DECIMAL = /^-?(?:0|[1-9]\d{0,13})(?:\.\d{1,4})?$/;

/** `'12.5'` → 125_000n. Undefined for anything but a plain decimal within the ledger's scale. */
export function parseMoney(text: string): bigint | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const amountMinor = BigInt(whole) * ONE + BigInt(fraction.padEnd(MONEY_SCALE, '0'));
  return negative ? -amountMinor : amountMinor;
}

/** 125_000n → `'12.5000'`: always the full scale, so that equal amounts have equal texts. */
export function formatMoney(amountMinor: bigint): string {
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  const fraction = (size % ONE).toString().padStart(MONEY_SCALE, '0');
  return `${amountMinor < 0n ? '-' : ''}${size / ONE}.${fraction}`;
}

/** An amount: a decimal string on the wire, `bigint` in the ledger's scale in code. */
export const money = z.codec(z.string().regex(DECIMAL), z.bigint(), {
  decode: (text) => parseMoney(text) ?? 0n,
  encode: formatMoney,
});

/** An amount above zero. */
export const positiveMoney = money.refine(
  (amountMinor) => amountMinor > 0n && amountMinor <= MAX_AMOUNT_MINOR,
  {
    message: 'must be above zero',
  },
);
