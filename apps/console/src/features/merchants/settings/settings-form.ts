import { formatMoney } from '@croupier/contract/money.ts';
import { shownDecimals } from '@croupier/i18n/format/money.ts';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';

/** The words of a list as people write them: by lines, commas or spaces. */
export const linesOf = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

/** The text of an amount for its field, in the decimals of the merchant's currency. */
export const amountText = (amountMinor: bigint, currency: string): string =>
  typedAmount(amountMinor, shownDecimals(currency));

/** An amount that was typed; -1 for none, which the call refuses at its field. */
export const amountOf = (text: string, currency: string): bigint =>
  parseTypedAmount(text, shownDecimals(currency)) ?? -1n;

/** Moves an entry of a list up or down. */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const next = [...list];
  const [entry] = next.splice(index, 1);
  if (entry !== undefined) next.splice(Math.min(Math.max(index + by, 0), next.length), 0, entry);
  return next;
}

/** Whether two forms would send the same; amounts are compared as they are sent. */
export const isSame = (one: unknown, other: unknown): boolean => {
  const text = (value: unknown): string =>
    JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? formatMoney(inner) : inner));
  return text(one) === text(other);
};
