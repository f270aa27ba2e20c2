import { MAX_AMOUNT_MINOR, MONEY_SCALE } from '../money.ts';

/** Currencies of ISO 4217 whose minor unit is not a hundredth. */
const DECIMALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      'BIF',
      'CLP',
      'DJF',
      'GNF',
      'ISK',
      'JPY',
      'KMF',
      'KRW',
      'PYG',
      'RWF',
      'UGX',
      'VND',
      'VUV',
      'XAF',
      'XOF',
      'XPF',
    ].map((currency) => [currency, 0]),
  ),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((currency) => [currency, 3])),
};

/** Decimals of a currency at banks and payment providers. */
export const decimalsOf = (currency: string): number => DECIMALS[currency] ?? 2;

/** One unit of a provider with so many decimals, in the ledger's scale. Providers count no finer than the ledger. */
const unitMinor = (decimals: number): bigint => 10n ** BigInt(MONEY_SCALE - decimals);

/** Whole units of the provider. Undefined for an amount that is finer than they are. */
export function toUnits(amountMinor: bigint, currency: string): bigint | undefined {
  const unit = unitMinor(decimalsOf(currency));
  return amountMinor % unit === 0n ? amountMinor / unit : undefined;
}

const WHOLE = /^(?:0|[1-9]\d{0,17})$/;
const DECIMAL = /^(?:0|[1-9]\d{0,13})(?:\.\d+)?$/;

const within = (amountMinor: bigint): bigint | undefined =>
  amountMinor <= MAX_AMOUNT_MINOR ? amountMinor : undefined;

/** An amount in whole units of the provider, as text. Undefined for anything else. */
export const fromUnits = (text: string, currency: string): bigint | undefined =>
  WHOLE.test(text) ? within(BigInt(text) * unitMinor(decimalsOf(currency))) : undefined;

/** A decimal amount, as text. Undefined if it is finer than the currency: it is never rounded. */
export function fromDecimal(text: string, currency: string): bigint | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const [whole = '0', fraction = ''] = text.split('.');
  const decimals = decimalsOf(currency);
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > decimals) return undefined;
  return within(BigInt(whole + digits.padEnd(decimals, '0')) * unitMinor(decimals));
}

/** 125_000n in euros → `'12.50'`. Undefined for an amount that is finer than the currency. */
export function toDecimal(amountMinor: bigint, currency: string): string | undefined {
  const units = toUnits(amountMinor, currency);
  if (units === undefined) return undefined;
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
