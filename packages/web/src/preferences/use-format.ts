import { formatAmount, formatPlainAmount, shownDecimals } from '@croupier/i18n/format/money.ts';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useMerchant } from '../boot/BootContext.tsx';
import { useLocaleFormat } from './use-locale-format.ts';

/** Numbers, times and amounts in the reader's language; amounts are in the merchant's currency. */
export function useFormat() {
  const locale = useLocale();
  const formats = useLocaleFormat();
  const { currency } = useMerchant();
  return useMemo(
    () => ({
      ...formats,
      /** With the currency: `€1,234.50`. */
      amount: (amountMinor: bigint, options: { currency?: string; sign?: 'auto' | 'always' } = {}) =>
        formatAmount(amountMinor, { locale, currency, ...options }),
      /** Without it: for a table or a field whose label names the currency. */
      plainAmount: (amountMinor: bigint) => formatPlainAmount(amountMinor, { locale, currency }),
      /** The decimals in which amounts are shown and entered. */
      decimals: shownDecimals(currency),
    }),
    [formats, locale, currency],
  );
}

export type Format = ReturnType<typeof useFormat>;
