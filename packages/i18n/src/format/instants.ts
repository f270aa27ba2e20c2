import type { Locale } from '../languages.ts';
import { localeTag, cached } from './formatters.ts';

/** `timeZone` is for tests and servers; browsers use the reader's time zone. */
export type InstantFormat = {
  locale: Locale;
  style?: 'date' | 'time' | 'dateTime' | 'full' | 'dayOfMonth' | 'monthOfYear';
  timeZone?: string;
};

const STYLES: Record<NonNullable<InstantFormat['style']>, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  /** For the labels of a chart. */
  dayOfMonth: { day: 'numeric', month: 'numeric' },
  monthOfYear: { month: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  full: { dateStyle: 'medium', timeStyle: 'long' },
};

const isStyle = (text: string): text is keyof typeof STYLES => Object.hasOwn(STYLES, text);

const formatter = cached((key) => {
  const [tag = 'en', style = 'dateTime', timeZone = ''] = key.split('|');
  return new Intl.DateTimeFormat(tag, {
    ...(isStyle(style) ? STYLES[style] : STYLES.dateTime),
    ...(timeZone ? { timeZone } : {}),
  });
});

export const formatInstant = (
  instant: Date,
  { locale, style = 'dateTime', timeZone = '' }: InstantFormat,
): string => formatter(`${localeTag(locale)}|${style}|${timeZone}`).format(instant);

const relative = cached((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

const UNITS: ReadonlyArray<readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number]> = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** `3 minutes ago`: the largest unit that fits. */
export function formatRelative(instant: Date, now: Date, locale: Locale): string {
  const seconds = Math.round((instant.getTime() - now.getTime()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return relative(localeTag(locale)).format(Math.trunc(seconds / size), unit);
}
