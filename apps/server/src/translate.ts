import { languageOfTag } from '@croupier/i18n/language-tags.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@croupier/i18n/languages.ts';
import { loadPart } from '@croupier/i18n/load-part.ts';
import { mergeParts, partsOf } from '@croupier/i18n/parts.ts';
import { createTranslator } from 'use-intl/core';
import type { Translate } from './platform/http/server.ts';

type Words = ((key: string, values?: Readonly<Record<string, string | number>>) => string) & {
  has: (key: string) => boolean;
};

const USED_PARTS: ReadonlySet<string> = new Set([
  'first',
  'errors',
  'mails',
  'console',
  'payments',
  'records',
]);

/** Texts by group; a group such as `merchants` has texts for everyone and texts for operators. */
const groupsOf = (errors: object = {}, operatorErrors: object = {}): object => ({
  ...errors,
  ...Object.fromEntries(
    Object.entries(operatorErrors).map(([group, texts]: [string, object]) => [
      group,
      { ...(Reflect.get(errors, group) as object | undefined), ...texts },
    ]),
  ),
});

async function wordsOf(language: Language): Promise<Words> {
  // Errors that only operators see are among the console's texts.
  const files = partsOf(language).filter((part) => USED_PARTS.has(part));
  const texts = mergeParts(await Promise.all(files.map((part) => loadPart(language, part))));
  const { errors, patterns, mails, transferCodes } = texts;
  const { paper } = Object(texts['payments']) as { paper?: object };
  const { errors: operatorErrors } = Object(texts['console']) as { errors?: object };
  return createTranslator({
    locale: LANGUAGES[language].locale,
    // Codes come from anywhere in the server, so keys are untyped here and `has` guards them. Besides error codes there
    // are `patterns.letterFirst`, sent for a field that doesn't match its pattern, `mails.…`, and
    // `paper.…` and `transferCodes.…` of statements.
    messages: {
      words: {
        ...groupsOf(errors, operatorErrors),
        patterns,
        mails,
        paper,
        transferCodes,
      } as unknown as Record<string, string>,
    },
    namespace: 'words',
  });
}

const WORDS = new Map(
  await Promise.all(LANGUAGE_CODES.map(async (language) => [language, await wordsOf(language)] as const)),
);

/** The text of an error code in a language (code or locale; English if unknown). An unknown code is returned as it is. */
export const translate: Translate = (language, code, params) => {
  const words = WORDS.get(languageOfTag(language) ?? 'EN');
  return words?.has(code) ? words(code, params) : code;
};
