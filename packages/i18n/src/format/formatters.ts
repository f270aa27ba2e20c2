import type { Locale } from '../languages.ts';

/**
 * Gregorian years and Latin digits in every language: Thai locales default to the Buddhist calendar, 543 years ahead,
 * and some scripts have digits of their own.
 */
export const localeTag = (locale: Locale): string =>
  locale === 'en' ? 'en-GB' : `${locale.replace(/-u-.*$/, '')}-u-ca-gregory-nu-latn`;

/** Caches formatters by key: creating one is slow, and a table needs hundreds. */
export function cached<T>(create: (key: string) => T): (key: string) => T {
  const values = new Map<string, T>();
  return (key) => {
    const existing = values.get(key);
    if (existing !== undefined) return existing;
    const value = create(key);
    values.set(key, value);
    return value;
  };
}
