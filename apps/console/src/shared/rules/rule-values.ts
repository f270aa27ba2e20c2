import { shownDecimals } from '@croupier/i18n/format/money.ts';
import { parseTypedAmount } from '@croupier/web/forms/money-input.ts';

const BPS_PER_PERCENT = 100;

/** A whole number within its limits; undefined for anything else. */
export function typedWhole(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  if (!/^\d{1,6}$/.test(typed.trim())) return undefined;
  const value = Number(typed);
  return value >= min && value <= max ? value : undefined;
}

/** Basis points of a percentage with at most two decimals; undefined for anything else. */
export function typedPercent(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed.trim())) return undefined;
  const bps = Math.round(Number(typed) * BPS_PER_PERCENT);
  return bps >= min * BPS_PER_PERCENT && bps <= max * BPS_PER_PERCENT ? bps : undefined;
}

export const percentText = (bps: number): string => String(bps / BPS_PER_PERCENT);

/** An amount in the decimals of the merchant's currency. */
export const typedRuleAmount = (typed: string, currency: string): bigint | undefined =>
  parseTypedAmount(typed, shownDecimals(currency));
