import { LANGUAGE_CODES, LANGUAGES, type Language } from './languages.ts';

/**
 * Languages by the beginning of a tag: `de-AT` is German. Chinese of Taiwan, Hong Kong and Macao is written in traditional
 * characters; `tl` and `in` are older names of Filipino and Indonesian.
 */
const BY_TAG: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) => [
      [LANGUAGES[code].locale.split('-')[0] ?? '', code],
      [code.toLowerCase(), code],
    ]),
  ),
  zh: 'ZH',
  'zh-hant': 'ZHT',
  'zh-tw': 'ZHT',
  'zh-hk': 'ZHT',
  'zh-mo': 'ZHT',
  tl: 'FIL',
  in: 'ID',
};

/** Browsers name locales, our own client names language codes: both are understood. */
export function languageOfTag(tag: string): Language | undefined {
  const parts = tag.trim().toLowerCase().split('-');
  // `zh-Hant-HK` → `zh-hant`, then `zh`.
  return [parts.slice(0, 2).join('-'), parts[0] ?? '']
    .filter((name) => Object.hasOwn(BY_TAG, name))
    .map((name) => BY_TAG[name])
    .at(0);
}
