import { formatAmount } from '@croupier/i18n/format/money.ts';
import { useLocaleFormat } from '@croupier/web/preferences/use-locale-format.ts';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { unbrokenInstant } from './unbroken-instant.ts';

/** Numbers, times and amounts in the operator's language; each merchant has its own currency. */
export function useConsoleFormat() {
  const locale = useLocale();
  const formats = useLocaleFormat();
  return useMemo(
    () => ({
      ...formats,
      instant: ((at, style) =>
        unbrokenInstant(formats.instant(at, style), formats.instant(at, 'time'))) as typeof formats.instant,
      amount: (amountMinor: bigint, currency: string) => formatAmount(amountMinor, { locale, currency }),
    }),
    [formats, locale],
  );
}
