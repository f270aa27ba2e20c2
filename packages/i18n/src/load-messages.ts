import type { Language } from './languages.ts';
import type { SameKeys } from './messages/same-keys.ts';
import type { Messages } from './messages/en.ts';

export type AnyMessages = SameKeys<Messages>;
/** The namespaces of the player site's first screen. */
export type FirstMessages = Pick<AnyMessages, 'common' | 'errors' | 'home' | 'nav' | 'system' | 'tile'>;

const ALL: Record<Language, () => Promise<AnyMessages>> = {
  EN: async () => (await import('./messages/en.ts')).en,
  TY: async () => (await import('./messages/ty.ts')).ty,
};

const FIRST: Record<Language, () => Promise<FirstMessages>> = {
  EN: async () => (await import('./messages/en-first.ts')).first,
  TY: async () => (await import('./messages/ty-first.ts')).first,
};

/** The texts of one language: a chunk of its own in the browser. @throws when the chunk can't be loaded */
export const loadMessages = (language: Language): Promise<AnyMessages> => ALL[language]();

/** The texts that the first screen needs, so that it does not wait for those of every page. @throws as above */
export const loadFirstMessages = (language: Language): Promise<FirstMessages> => FIRST[language]();
