import { isLanguage, LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { en } from '@croupier/i18n/messages/en.ts';
import { ty } from '@croupier/i18n/messages/ty.ts';
import { createTranslator } from 'use-intl/core';
import type { Translate } from './platform/http/server.ts';

type Words = ((key: string, values?: Readonly<Record<string, string | number>>) => string) & {
  has: (key: string) => boolean;
};

type Texts = { errors: object; patterns: object; mails: object };

const wordsOf = (language: Language, { errors, patterns, mails }: Texts): Words =>
  createTranslator({
    locale: LANGUAGES[language].locale,
    // Codes come from anywhere in the server, so keys are plain texts here; `has` guards them. Problems with a
    // pattern have the pattern's own words for a code: `patterns.letterFirst`. What is mailed stands beside them.
    messages: { words: { ...errors, patterns, mails } as unknown as Record<string, string> },
    namespace: 'words',
  });

const WORDS: Record<Language, Words> = { EN: wordsOf('EN', en), TY: wordsOf('TY', ty) };

/** Words for an error code in the language of a request. An unknown language gets English, an unknown code itself. */
export const translate: Translate = (language, code, params) => {
  const words = WORDS[isLanguage(language) ? language : 'EN'];
  return words.has(code) ? words(code, params) : code;
};
