import type { Language } from './languages.ts';
import { LOCALES } from './locales.ts';
import type { SameKeys } from './messages/same-keys.ts';
import type { Messages } from './messages/en.ts';

export type AnyMessages = SameKeys<Messages>;
/** The namespaces of the player site's first screen. */
export type FirstMessages = Pick<AnyMessages, 'common' | 'errors' | 'home' | 'nav' | 'system' | 'tile'>;

/** Those of the operators' console are written in its own languages only. */
async function loadTranslated(language: keyof typeof LOCALES): Promise<AnyMessages> {
  const [first, others] = await Promise.all(LOCALES[language].map((load) => load()));
  return { ...first?.default, ...others?.default } as AnyMessages;
}

/** The texts of one language: chunks of their own in the browser. @throws when one of them can't be loaded */
export async function loadMessages(language: Language): Promise<AnyMessages> {
  if (language === 'EN') return (await import('./messages/en.ts')).en;
  if (language === 'TY') return (await import('./messages/ty.ts')).ty;
  return loadTranslated(language);
}

/** The texts that the first screen needs, so that it does not wait for those of every page. @throws as above */
export async function loadFirstMessages(language: Language): Promise<FirstMessages> {
  if (language === 'EN') return (await import('./messages/en-first.ts')).first;
  if (language === 'TY') return (await import('./messages/ty-first.ts')).first;
  return (await LOCALES[language][0]()).default as FirstMessages;
}
