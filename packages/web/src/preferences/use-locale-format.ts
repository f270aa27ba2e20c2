import { formatInstant, formatRelative, type InstantFormat } from '@croupier/i18n/format/instants.ts';
import {
  formatBps,
  formatFixed,
  formatMultiplier,
  formatNumber,
  formatPpm,
} from '@croupier/i18n/format/numbers.ts';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';

const formatsOf = (locale: ReturnType<typeof useLocale>) => ({
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
});

/** Numbers and times in the reader's language; `useFormat` adds amounts in the merchant's currency. */
export function useLocaleFormat() {
  const locale = useLocale();
  return useMemo(() => formatsOf(locale), [locale]);
}
