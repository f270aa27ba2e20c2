import type { Locale } from '../languages.ts';
import { localeTag, cached } from './formatters.ts';

/** Decimals of the ledger: 1.00 is 10_000n. */
const LEDGER_DECIMALS = 4;
const SHOWN_DECIMALS = 2;
const HIDDEN = 10n ** BigInt(LEDGER_DECIMALS - SHOWN_DECIMALS);
const SHOWN = 10n ** BigInt(SHOWN_DECIMALS);

export type MoneyFormat = {
  locale: Locale;
  /** ISO 4217 code, or the code of a cryptocurrency, which is written after the number. */
  currency: string;
  /** `always` writes a plus sign before gains. */
  sign?: 'auto' | 'always';
};

const number = { minimumFractionDigits: SHOWN_DECIMALS, maximumFractionDigits: SHOWN_DECIMALS } as const;

const formatter = cached((key) => {
  const [tag = 'en', currency = '', signDisplay = 'auto'] = key.split('|');
  const options = { ...number, signDisplay: signDisplay === 'always' ? 'exceptZero' : 'auto' } as const;
  // Intl rejects codes such as USDT, which are not in ISO 4217.
  if (!/^[A-Z]{3}$/.test(currency)) return new Intl.NumberFormat(tag, options);
  return new Intl.NumberFormat(tag, {
    ...options,
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
});

/** Two decimals, truncated rather than rounded: no one sees more than they have. */
const shownText = (amountMinor: bigint): Intl.StringNumericLiteral => {
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  const shown = size / HIDDEN;
  const text = `${shown / SHOWN}.${(shown % SHOWN).toString().padStart(SHOWN_DECIMALS, '0')}`;
  return (amountMinor < 0n && shown > 0n ? `-${text}` : text) as Intl.StringNumericLiteral;
};

/** `1_234_567_800n` → `฿123,456.78`. Takes the ledger's scale; exact for any amount. */
export function formatAmount(amountMinor: bigint, { locale, currency, sign = 'auto' }: MoneyFormat): string {
  const text = formatter(`${localeTag(locale)}|${currency}|${sign}`).format(shownText(amountMinor));
  return /^[A-Z]{3}$/.test(currency) ? text : `${text} ${currency}`;
}

/** An amount without its currency, for tables that name it in the header. */
export const formatPlainAmount = (amountMinor: bigint, locale: Locale): string =>
  formatter(`${localeTag(locale)}||auto`).format(shownText(amountMinor));
