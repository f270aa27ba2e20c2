import { isLanguage, LANGUAGES } from '@croupier/i18n/languages.ts';
import type { Translate } from '../../../platform/http/server.ts';
import { composeMail, type Mail } from '../delivery/index.ts';

export type CodeWords = {
  language: string;
  merchantName: string;
  purpose: string;
  code: string;
  minutes: number;
};

/** The text message with a code. */
export const smsText = (translate: Translate, { language, merchantName, code, minutes }: CodeWords): string =>
  translate(language, 'mails.sms', { merchant: merchantName, code, minutes });

/** The mail with a code, without its recipient. */
export function codeMail(translate: Translate, words: CodeWords): Omit<Mail, 'to'> {
  const { language, merchantName, purpose, code, minutes } = words;
  const say = (key: string): string =>
    translate(language, `mails.${key}`, { merchant: merchantName, minutes });
  return {
    subject: say('code.subject'),
    ...composeMail({
      merchantName,
      locale: LANGUAGES[isLanguage(language) ? language : 'EN'].locale,
      title: say('code.title'),
      lines: [say(`code.${purpose}`), say('code.validity'), say('code.secrecy')],
      code,
      footer: say('footer'),
    }),
  };
}
