import type { LanguageCode } from '@croupier/contract/system.ts';
import { LANGUAGE_CODES, LANGUAGES } from '@croupier/i18n/languages.ts';
import { loadMessages } from '@croupier/i18n/load-messages.ts';
import type { download as en } from '@croupier/i18n/messages/en/download.ts';
import { createTranslator } from 'use-intl/core';

const textOf = (language: LanguageCode, download: object) =>
  createTranslator({
    locale: LANGUAGES[language].locale,
    messages: { download: download as typeof en },
    namespace: 'download.phone',
  });

const TEXTS = new Map(
  await Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const { download } = await loadMessages(language);
      return [language, textOf(language, download)] as const;
    }),
  ),
);

/** Words that a phone shows outside the page: in its installer, its settings, and while there is no network. */
export function appText(language: LanguageCode): ReturnType<typeof textOf> {
  const text = TEXTS.get(language);
  if (!text) throw new Error(`no texts in ${language}`);
  return text;
}
