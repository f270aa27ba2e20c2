const LEDGER_DECIMALS = 4;
/** The decimals of most currencies. */
const DEFAULT_DECIMALS = 2;
const ONE = 10n ** BigInt(LEDGER_DECIMALS);
const TYPED = /^(\d{0,14})(?:\.(\d*))?$/;

/** The smallest amount that can be entered with so many decimals. */
export const amountStep = (decimals: number): bigint => 10n ** BigInt(LEDGER_DECIMALS - decimals);

/**
 * What a person typed into an amount field, in the ledger's scale: `'1,234.5'` → 12_345_000n. Grouping commas and
 * spaces are allowed, more decimals are not, because the amount would have to be rounded.
 * Undefined for an empty text and for everything that is not an amount.
 */
export function parseTypedAmount(typed: string, decimals: number = DEFAULT_DECIMALS): bigint | undefined {
  const text = typed.replaceAll(/[\s,]/g, '');
  const match = TYPED.exec(text);
  if (!match || text === '' || text === '.') return undefined;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  return BigInt(whole || '0') * ONE + BigInt(fraction.padEnd(LEDGER_DECIMALS, '0'));
}

/** The text of an amount for its field: 12_345_000n → `'1234.50'`. Further decimals are truncated. */
export function typedAmount(amountMinor: bigint, decimals: number = DEFAULT_DECIMALS): string {
  const steps = amountMinor / amountStep(decimals);
  const perOne = ONE / amountStep(decimals);
  if (decimals === 0) return `${steps}`;
  return `${steps / perOne}.${(steps % perOne).toString().padStart(decimals, '0')}`;
}

/** Keeps an amount within limits, as the half, double and maximum buttons need it. */
export function clampAmount(amountMinor: bigint, minMinor: bigint, maxMinor: bigint): bigint {
  if (amountMinor > maxMinor) return maxMinor < minMinor ? minMinor : maxMinor;
  return amountMinor < minMinor ? minMinor : amountMinor;
}
