import { languageOfTag } from '@croupier/i18n/language-tags.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { loadMessages } from '@croupier/i18n/load-messages.ts';
import { createTranslator } from 'use-intl/core';
import type { Translate } from './platform/http/server.ts';

type Words = ((key: string, values?: Readonly<Record<string, string | number>>) => string) & {
  has: (key: string) => boolean;
};

async function wordsOf(language: Language): Promise<Words> {
  const { errors, patterns, mails } = await loadMessages(language);
  return createTranslator({
    locale: LANGUAGES[language].locale,
    // Codes come from anywhere in the server, so keys are plain texts here; `has` guards them. Problems with a
    // pattern have the pattern's own words for a code: `patterns.letterFirst`. What is mailed stands beside them.
    messages: { words: { ...errors, patterns, mails } as unknown as Record<string, string> },
    namespace: 'words',
  });
}

const WORDS = new Map(
  await Promise.all(LANGUAGE_CODES.map(async (language) => [language, await wordsOf(language)] as const)),
);

/** Words for an error code in the language of a request, by code or by locale. An unknown language gets English, an unknown code itself. */
export const translate: Translate = (language, code, params) => {
  const words = WORDS.get(languageOfTag(language) ?? 'EN');
  return words?.has(code) ? words(code, params) : code;
};
