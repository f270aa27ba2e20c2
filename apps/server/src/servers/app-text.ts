import type { LanguageCode } from '@croupier/contract/system.ts';
import { LANGUAGES } from '@croupier/i18n/languages.ts';
import { download as en } from '@croupier/i18n/messages/en/download.ts';
import { download as ty } from '@croupier/i18n/messages/ty/download.ts';
import { createTranslator } from 'use-intl/core';

const of = (language: LanguageCode, download: object) =>
  createTranslator({
    locale: LANGUAGES[language].locale,
    messages: { download: download as typeof en },
    namespace: 'download.phone',
  });

const TEXTS = { EN: of('EN', en), TY: of('TY', ty) };

/** Words that a phone shows outside the page: in its installer, its settings, and while there is no network. */
export const appText = (language: LanguageCode) => TEXTS[language];
