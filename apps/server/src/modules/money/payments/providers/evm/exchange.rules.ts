import type { Rate } from '../provider.types.ts';

/** How much of the asset buys an amount of the currency, rounded up to the ledger's scale. */
export const assetFor = (amountMinor: bigint, { assetMinor, currencyMinor }: Rate): bigint =>
  (amountMinor * assetMinor + currencyMinor - 1n) / currencyMinor;

/**
 * What a received amount of the asset is worth to the member: by the quote of the deposit if the transfer was made
 * while it held, by the rate at finality otherwise. Rounded down.
 */
export function worthOf({
  receivedMinor,
  at,
  quote,
  rate,
}: {
  receivedMinor: bigint;
  /** Of the transfer. */
  at: Date;
  quote: { askedMinor: bigint; assetMinor: bigint; until: Date } | undefined;
  /** Of now, when the transfer is final. */
  rate: Rate;
}): bigint {
  const { assetMinor, currencyMinor } =
    quote && at <= quote.until ? { assetMinor: quote.assetMinor, currencyMinor: quote.askedMinor } : rate;
  return (receivedMinor * currencyMinor) / assetMinor;
}
