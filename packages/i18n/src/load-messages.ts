import type { Language } from './languages.ts';
import type { SameKeys } from './messages/same-keys.ts';
import type { Messages } from './messages/en.ts';

export type AnyMessages = SameKeys<Messages>;

const LOADERS: Record<Language, () => Promise<AnyMessages>> = {
  EN: async () => (await import('./messages/en.ts')).en,
  TY: async () => (await import('./messages/ty.ts')).ty,
};

/** The texts of one language: a chunk of its own in the browser. @throws when the chunk can't be loaded */
export const loadMessages = (language: Language): Promise<AnyMessages> => LOADERS[language]();
