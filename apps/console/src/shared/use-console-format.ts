import { formatAmount } from '@croupier/i18n/format/money.ts';
import { useLocaleFormat } from '@croupier/web/preferences/use-locale-format.ts';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** Numbers, times and amounts in the operator's language; each merchant has its own currency. */
export function useConsoleFormat() {
  const locale = useLocale();
  const formats = useLocaleFormat();
  return useMemo(
    () => ({
      ...formats,
      amount: (amountMinor: bigint, currency: string) => formatAmount(amountMinor, { locale, currency }),
    }),
    [formats, locale],
  );
}
