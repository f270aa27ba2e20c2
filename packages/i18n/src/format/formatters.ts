import type { Locale } from '../languages.ts';

/**
 * Thai calendars default to the Buddhist era, in which a statement's dates would be 543 years ahead of the other
 * languages, and some scripts have digits of their own: sites of this kind write common-era years and Latin digits.
 */
export const localeTag = (locale: Locale): string =>
  locale === 'en' ? 'en-GB' : `${locale.replace(/-u-.*$/, '')}-u-ca-gregory-nu-latn`;

/** Remembers what `make` made per key: formatters are slow to make and a table asks for hundreds. */
export function remember<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
