import { link, type LanguageCode } from '@croupier/contract/merchants/system.ts';
import { cachedSafeHtml, safeHtml } from '../../../platform/safe-html.ts';

/** A text by language; not every language needs one. */
export type Texts = Readonly<Partial<Record<LanguageCode, string>>>;

/** The text in a language, else in English, else in any language. */
export const textIn = (texts: Texts, language: string): string =>
  texts[language as LanguageCode] ?? texts.EN ?? Object.values(texts)[0] ?? '';

/** The same as HTML, sanitized again in case unsafe HTML reached the database. */
export const htmlIn = (texts: Texts, language: string): string => cachedSafeHtml(textIn(texts, language));

/** Sanitizes all texts, before they are stored. */
export const safeTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, safeHtml(html)]));

/** A link that is safe to follow, or null. An unsafe link only disables itself, not the whole announcement. */
export const safeLink = (url: string | null): string | null => link.safeParse(url).data ?? null;
