import type { Locale } from '../languages.ts';
import { localeTag, cached } from './formatters.ts';

const plain = cached((key) => {
  const [tag = 'en', decimals = '0'] = key.split('|');
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: 0,
    maximumFractionDigits: Number(decimals),
  });
});

const fixed = cached((key) => {
  const [tag = 'en', decimals = '0'] = key.split('|');
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: Number(decimals),
    maximumFractionDigits: Number(decimals),
  });
});

const percent = cached(
  (tag) =>
    new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: 2 }),
);

/** Grouped, with up to `decimals` decimals. */
export const formatNumber = (value: number | bigint, locale: Locale, decimals = 0): string =>
  plain(`${localeTag(locale)}|${decimals}`).format(value);

/** Grouped, with exactly `decimals` decimals, so that numbers in a column align. */
export const formatFixed = (value: number, locale: Locale, decimals: number): string =>
  fixed(`${localeTag(locale)}|${decimals}`).format(value);

/** 9900 → `99%`. */
export const formatBps = (bps: number, locale: Locale): string =>
  percent(localeTag(locale)).format(bps / 10_000);

/** Parts per million: 990_000 → `99%`. */
export const formatPpm = (ppm: number, locale: Locale): string =>
  percent(localeTag(locale)).format(ppm / 1_000_000);

/** Ten-thousandths: 19_800 → `1.98×`. Two decimals, rounded down so that no multiplier looks higher than it pays. */
export const formatMultiplier = (multiplierE4: number, locale: Locale): string =>
  `${fixed(`${localeTag(locale)}|2`).format(Math.floor(multiplierE4 / 100) / 100)}×`;
