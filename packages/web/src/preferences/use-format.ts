import { formatInstant, formatRelative, type InstantFormat } from '@croupier/i18n/format/instants.ts';
import { formatAmount, formatPlainAmount } from '@croupier/i18n/format/money.ts';
import {
  formatBps,
  formatFixed,
  formatMultiplier,
  formatNumber,
  formatPpm,
} from '@croupier/i18n/format/numbers.ts';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useMerchant } from '../boot/BootContext.tsx';

/** Numbers, amounts and times as the reader's language writes them; amounts in the merchant's currency. */
export function useFormat() {
  const locale = useLocale();
  const { currency } = useMerchant();
  return useMemo(
    () => ({
      /** With the currency: `€1,234.50`. */
      amount: (amountMinor: bigint, options: { currency?: string; sign?: 'auto' | 'always' } = {}) =>
        formatAmount(amountMinor, { locale, currency, ...options }),
      /** Without: for a table or a field whose label names the currency. */
      plainAmount: (amountMinor: bigint) => formatPlainAmount(amountMinor, locale),
      number: (value: number | bigint, decimals = 0) => formatNumber(value, locale, decimals),
      fixed: (value: number, decimals: number) => formatFixed(value, locale, decimals),
      /** 9900 → `99%` */
      bps: (bps: number) => formatBps(bps, locale),
      /** 990000 → `99%` */
      ppm: (ppm: number) => formatPpm(ppm, locale),
      /** 19800 → `1.98×` */
      multiplier: (multiplierE4: number) => formatMultiplier(multiplierE4, locale),
      instant: (at: Date, style: InstantFormat['style'] = 'dateTime') => formatInstant(at, { locale, style }),
      relative: (at: Date, now: Date) => formatRelative(at, now, locale),
    }),
    [locale, currency],
  );
}

export type Format = ReturnType<typeof useFormat>;
