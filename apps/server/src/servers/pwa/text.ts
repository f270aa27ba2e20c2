import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import type { DownloadKeys } from '@croupier/i18n/keys/download.ts';
import { LANGUAGE_CODES, LANGUAGES } from '@croupier/i18n/languages.ts';
import { loadPart } from '@croupier/i18n/load-part.ts';
import { createTranslator } from 'use-intl/core';

const textOf = (language: LanguageCode, texts: object) =>
  createTranslator({
    locale: LANGUAGES[language].locale,
    messages: texts as DownloadKeys,
    namespace: 'download.phone',
  });

const TEXTS = new Map(
  await Promise.all(
    LANGUAGE_CODES.map(
      async (language) => [language, textOf(language, await loadPart(language, 'download'))] as const,
    ),
  ),
);

/** Texts outside the page: in the installer, in settings, and offline. */
export function appText(language: LanguageCode): ReturnType<typeof textOf> {
  const text = TEXTS.get(language);
  if (!text) throw new Error(`no texts in ${language}`);
  return text;
}
