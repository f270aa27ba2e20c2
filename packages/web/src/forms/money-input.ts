const LEDGER_DECIMALS = 4;
const TYPED_DECIMALS = 2;
const ONE = 10n ** BigInt(LEDGER_DECIMALS);
const STEP = 10n ** BigInt(LEDGER_DECIMALS - TYPED_DECIMALS);
const TYPED = /^(\d{0,14})(?:\.(\d{0,2}))?$/;

/**
 * What a person typed into an amount field, in the ledger's scale: `'1,234.5'` → 12_345_000n. Grouping commas and
 * spaces are let through, more than two decimals are not: nothing is rounded behind the person's back.
 * Undefined for an empty text and for everything that is no amount.
 */
export function parseTypedAmount(typed: string): bigint | undefined {
  const text = typed.replaceAll(/[\s,]/g, '');
  const match = TYPED.exec(text);
  if (!match || text === '' || text === '.') return undefined;
  const [, whole = '', fraction = ''] = match;
  return BigInt(whole || '0') * ONE + BigInt(fraction.padEnd(LEDGER_DECIMALS, '0'));
}

/** The same back for the field: 12_345_000n → `'1234.50'`. What is below the second decimal is cut off. */
export function typedAmount(amountMinor: bigint): string {
  const steps = amountMinor / STEP;
  const perOne = ONE / STEP;
  return `${steps / perOne}.${(steps % perOne).toString().padStart(TYPED_DECIMALS, '0')}`;
}

/** Keeps an amount within limits, as the half, double and maximum buttons need it. */
export function clampAmount(amountMinor: bigint, minMinor: bigint, maxMinor: bigint): bigint {
  if (amountMinor > maxMinor) return maxMinor < minMinor ? minMinor : maxMinor;
  return amountMinor < minMinor ? minMinor : amountMinor;
}
