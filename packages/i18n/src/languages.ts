/**
 * Languages by their code on the wire, with their locale and their own name. `u-nu-latn` asks for Latin digits where
 * the locale has its own: amounts and input fields are Latin everywhere.
 */
export const LANGUAGES = {
  EN: { locale: 'en', name: 'English' },
  TY: { locale: 'th', name: 'ไทย' },
  VI: { locale: 'vi', name: 'Tiếng Việt' },
  ID: { locale: 'id', name: 'Bahasa Indonesia' },
  MS: { locale: 'ms', name: 'Bahasa Melayu' },
  FIL: { locale: 'fil', name: 'Filipino' },
  KM: { locale: 'km', name: 'ខ្មែរ' },
  LO: { locale: 'lo', name: 'ລາວ' },
  MY: { locale: 'my-u-nu-latn', name: 'မြန်မာ' },
  ZH: { locale: 'zh-Hans', name: '简体中文' },
  ZHT: { locale: 'zh-Hant', name: '繁體中文' },
  JA: { locale: 'ja', name: '日本語' },
  KO: { locale: 'ko', name: '한국어' },
  HI: { locale: 'hi', name: 'हिन्दी' },
  BN: { locale: 'bn-u-nu-latn', name: 'বাংলা' },
  TA: { locale: 'ta', name: 'தமிழ்' },
  TE: { locale: 'te', name: 'తెలుగు' },
  ES: { locale: 'es', name: 'Español' },
  PT: { locale: 'pt-BR', name: 'Português' },
  FR: { locale: 'fr', name: 'Français' },
  DE: { locale: 'de', name: 'Deutsch' },
  IT: { locale: 'it', name: 'Italiano' },
  NL: { locale: 'nl', name: 'Nederlands' },
  SV: { locale: 'sv', name: 'Svenska' },
  PL: { locale: 'pl', name: 'Polski' },
  RU: { locale: 'ru', name: 'Русский' },
  UK: { locale: 'uk', name: 'Українська' },
  TR: { locale: 'tr', name: 'Türkçe' },
  RO: { locale: 'ro', name: 'Română' },
  EL: { locale: 'el', name: 'Ελληνικά' },
} as const;

export type Language = keyof typeof LANGUAGES;
export type Locale = (typeof LANGUAGES)[Language]['locale'];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

export const DEFAULT_LANGUAGE: Language = 'EN';

/** The languages in which texts and demo content are always complete; the operators' console has only these. */
export const MAINTAINED_LANGUAGES = ['EN', 'TY'] as const satisfies readonly Language[];
