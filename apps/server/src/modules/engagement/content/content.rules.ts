import { link, type LanguageCode } from '@croupier/contract/merchants/system.ts';
import { cachedSafeHtml, safeHtml } from '../../../platform/safe-html.ts';

/** A text in the languages that it was written in. */
export type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

/** The text in a language; in another one rather than none at all. */
export const textIn = (texts: Texts, language: string): string =>
  texts[language as LanguageCode] ?? texts.EN ?? Object.values(texts)[0] ?? '';

/** The same, as HTML: safe however it got into the database. */
export const htmlIn = (texts: Texts, language: string): string => cachedSafeHtml(textIn(texts, language));

/** Safe before it is written. */
export const safeTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, safeHtml(html)]));

/** An address that a browser may be sent to by a click, or null: a wrong one must not hide everything else. */
export const safeLink = (url: string | null): string | null => link.safeParse(url).data ?? null;
