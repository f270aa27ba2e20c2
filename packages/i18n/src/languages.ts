/** Languages by their code on the wire, with the locale that they are written in and their own name. */
export const LANGUAGES = {
  EN: { locale: 'en', name: 'English' },
  TY: { locale: 'th', name: 'ไทย' },
} as const;

export type Language = keyof typeof LANGUAGES;
export type Locale = (typeof LANGUAGES)[Language]['locale'];

export const DEFAULT_LANGUAGE: Language = 'EN';

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
