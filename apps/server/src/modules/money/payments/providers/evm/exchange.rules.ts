import type { Rate } from '../provider.types.ts';

const ONE = 10_000n;
const RATE_DIGITS = 12;

/** How much of the asset buys an amount of the currency, rounded up to the ledger's scale. */
export const assetFor = (amountMinor: bigint, { assetMinor, currencyMinor }: Rate): bigint =>
  (amountMinor * assetMinor + currencyMinor - 1n) / currencyMinor;

/** How much of the asset an amount of the currency is worth at most. */
export const assetWorth = (amountMinor: bigint, { assetMinor, currencyMinor }: Rate): bigint =>
  (amountMinor * assetMinor) / currencyMinor;

/** `'35.2'`: what one unit of the asset costs. Undefined for anything but a price above zero. */
export function rateFrom(price: string): Rate | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(price) ?? [];
  if (whole === undefined) return undefined;
  const currency = BigInt(whole + fraction.padEnd(RATE_DIGITS, '0'));
  return currency === 0n ? undefined : { assetMinor: 10n ** BigInt(RATE_DIGITS), currencyMinor: currency };
}

/** 123_456n → `'12.3456'`, without zeros at the end. */
export function assetText(assetMinor: bigint): string {
  const fraction = (assetMinor % ONE).toString().padStart(4, '0').replace(/0+$/, '');
  return `${assetMinor / ONE}${fraction && `.${fraction}`}`;
}
