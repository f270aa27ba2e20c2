import { formatInstant, formatRelative, type InstantFormat } from '@croupier/i18n/format/instants.ts';
import { formatAmount } from '@croupier/i18n/format/money.ts';
import { formatNumber } from '@croupier/i18n/format/numbers.ts';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** Numbers, amounts and times in the operator's language; every merchant has a currency of its own. */
export function useConsoleFormat() {
  const locale = useLocale();
  return useMemo(
    () => ({
      amount: (amountMinor: bigint, currency: string) => formatAmount(amountMinor, { locale, currency }),
      number: (value: number) => formatNumber(value, locale),
      instant: (at: Date, style: NonNullable<InstantFormat['style']> = 'dateTime') =>
        formatInstant(at, { locale, style }),
      relative: (at: Date, now: Date) => formatRelative(at, now, locale),
    }),
    [locale],
  );
}
