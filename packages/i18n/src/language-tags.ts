import { LANGUAGE_CODES, LANGUAGES, type Language } from './languages.ts';

/**
 * Languages by the start of a tag: `de-AT` is German. Taiwan, Hong Kong and Macao write traditional Chinese;
 * `tl` and `in` are older codes of Filipino and Indonesian.
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

/** Accepts a locale, as browsers send it, or a language code, as our own client does. */
export function languageOfTag(tag: string): Language | undefined {
  const parts = tag.trim().toLowerCase().split('-');
  // `zh-Hant-HK` → `zh-hant`, then `zh`.
  return [parts.slice(0, 2).join('-'), parts[0] ?? '']
    .filter((name) => Object.hasOwn(BY_TAG, name))
    .map((name) => BY_TAG[name])
    .at(0);
}
