import type { Locale } from '../languages.ts';
import { localeTag, cached } from './formatters.ts';

/** Decimals of the ledger: 1.00 is 10_000n. */
const LEDGER_DECIMALS = 4;
const MAX_SHOWN_DECIMALS = 2;
const isIsoCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);

export type MoneyFormat = {
  locale: Locale;
  /** ISO 4217 code, or the code of a cryptocurrency, which is written after the number. */
  currency: string;
  /** `always` writes a plus sign before gains. */
  sign?: 'auto' | 'always';
};

const decimalsOf = cached((currency) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions(),
);

/** The decimals in which a currency is shown and entered: none for đồng and yen, otherwise two. */
export const shownDecimals = (currency: string): number =>
  isIsoCode(currency)
    ? Math.min(decimalsOf(currency).maximumFractionDigits ?? MAX_SHOWN_DECIMALS, MAX_SHOWN_DECIMALS)
    : MAX_SHOWN_DECIMALS;

const formatter = cached((key) => {
  const [tag = 'en', currency = '', signDisplay = 'auto', style = 'currency'] = key.split('|');
  const decimals = shownDecimals(currency);
  const options = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signDisplay === 'always' ? 'exceptZero' : 'auto',
  } as const;
  // Intl rejects codes such as USDT, which are not in ISO 4217.
  if (style === 'plain' || !isIsoCode(currency)) return new Intl.NumberFormat(tag, options);
  return new Intl.NumberFormat(tag, {
    ...options,
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
});

/** Truncated to the shown decimals rather than rounded: no one sees more than they have. */
const shownText = (amountMinor: bigint, currency: string): Intl.StringNumericLiteral => {
  const decimals = shownDecimals(currency);
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  const shown = size / 10n ** BigInt(LEDGER_DECIMALS - decimals);
  const perOne = 10n ** BigInt(decimals);
  const fraction = decimals === 0 ? '' : `.${(shown % perOne).toString().padStart(decimals, '0')}`;
  const text = `${shown / perOne}${fraction}`;
  return (amountMinor < 0n && shown > 0n ? `-${text}` : text) as Intl.StringNumericLiteral;
};

/** `1_234_567_800n` → `฿123,456.78`. Takes the ledger's scale; exact for any amount. */
export function formatAmount(amountMinor: bigint, { locale, currency, sign = 'auto' }: MoneyFormat): string {
  const text = formatter(`${localeTag(locale)}|${currency}|${sign}`).format(shownText(amountMinor, currency));
  return isIsoCode(currency) ? text : `${text} ${currency}`;
}

/** An amount without its currency, for tables that name it in the header. */
export const formatPlainAmount = (
  amountMinor: bigint,
  { locale, currency }: Pick<MoneyFormat, 'locale' | 'currency'>,
): string =>
  formatter(`${localeTag(locale)}|${currency}|auto|plain`).format(shownText(amountMinor, currency));
