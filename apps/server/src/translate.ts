import { isLanguage, LANGUAGES } from '@croupier/i18n/languages.ts';
import { en } from '@croupier/i18n/messages/en.ts';
import { ty } from '@croupier/i18n/messages/ty.ts';
import { createErrorTranslator } from '@croupier/i18n/translate.ts';
import type { Translate } from './platform/http/server.ts';

const WORDS = {
  EN: createErrorTranslator(en, LANGUAGES.EN.locale),
  TY: createErrorTranslator(ty, LANGUAGES.TY.locale),
};

/** Words for an error code in the language of a request. An unknown language gets English, an unknown code itself. */
export const translate: Translate = (language, code, params) =>
  WORDS[isLanguage(language) ? language : 'EN'](code, params) ?? code;
