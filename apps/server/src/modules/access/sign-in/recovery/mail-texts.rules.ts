import { isLanguage, LANGUAGES } from '@croupier/i18n/languages.ts';
import type { Translate } from '../../../../platform/http/server.ts';
import { composeMail, type Mail } from '../../delivery/index.ts';

type Words = { language: string; merchantName: string };

const localeOf = (language: string): string => LANGUAGES[isLanguage(language) ? language : 'EN'].locale;

/** The mail with the reset link, without the recipient. */
export function resetMail(
  translate: Translate,
  { language, merchantName, url, minutes }: Words & { url: string; minutes: number },
): Omit<Mail, 'to'> {
  const say = (key: string): string =>
    translate(language, `mails.resetLink.${key}`, { merchant: merchantName, minutes });
  return {
    subject: say('subject'),
    ...composeMail({
      merchantName,
      locale: localeOf(language),
      title: say('title'),
      lines: [say('why'), say('validity'), say('otherwise')],
      link: { label: say('action'), url },
      footer: translate(language, 'mails.footer', { merchant: merchantName }),
    }),
  };
}

/** The notice that the password was changed, without the recipient. */
export function changedMail(translate: Translate, { language, merchantName }: Words): Omit<Mail, 'to'> {
  const say = (key: string): string =>
    translate(language, `mails.passwordChanged.${key}`, { merchant: merchantName });
  return {
    subject: say('subject'),
    ...composeMail({
      merchantName,
      locale: localeOf(language),
      title: say('title'),
      lines: [say('why'), say('otherwise')],
      footer: translate(language, 'mails.footer', { merchant: merchantName }),
    }),
  };
}
