import type { DepositRow } from '../deposits/deposits.types.ts';
import type { Rate } from '../providers/provider.types.ts';

const QUOTE_DECIMALS = 18;
const LEDGER_DECIMALS = 4;

function scaled(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, QUOTE_DECIMALS).padEnd(QUOTE_DECIMALS, '0'));
}

/** What an amount of an asset is worth at a rate, rounded down. */
export const worthAt = (amountMinor: bigint, { assetMinor, currencyMinor }: Rate): bigint =>
  (amountMinor * currencyMinor) / assetMinor;

/**
 * What a transfer to a member’s address is worth at the rate that was quoted to the member; undefined if it was sent
 * after the quote had ended.
 */
export function quotedWorth(
  { instructions, askedMinor }: Pick<DepositRow, 'instructions' | 'askedMinor'>,
  { amountMinor, at }: { amountMinor: bigint; at: Date },
): bigint | undefined {
  if (instructions?.kind !== 'address' || instructions.rateUntil === undefined) return undefined;
  const { assetAmount, rateUntil } = instructions as { assetAmount?: string; rateUntil: string };
  if (assetAmount === undefined || at > new Date(rateUntil)) return undefined;
  const quoted = scaled(assetAmount);
  if (quoted <= 0n) return undefined;
  return (amountMinor * 10n ** BigInt(QUOTE_DECIMALS - LEDGER_DECIMALS) * askedMinor) / quoted;
}
