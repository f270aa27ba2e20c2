import { MAINTAINED_LANGUAGES, type Language } from './languages.ts';

/** The files in a language's folder. Every namespace is in one of them, except `errors`: `first` has its first codes. */
export const PARTS = [
  'first',
  'errors',
  'sign-in',
  'account',
  'checks',
  'lists',
  'records',
  'payments',
  'protection',
  'games',
  'originals',
  'tables',
  'crash',
  'lottery',
  'loyalty',
  'draws',
  'site',
  'promotions',
  'download',
  'agents',
  'contests',
  'mails',
  'console',
] as const;

export type Part = (typeof PARTS)[number];

/** What the player site loads; only the server needs `mails`. */
export const SITE_PARTS: readonly Part[] = PARTS.filter((part) => part !== 'mails' && part !== 'console');

/** The operators' console exists only in the maintained languages. */
export const partsOf = (language: Language): readonly Part[] =>
  MAINTAINED_LANGUAGES.some((code) => code === language) ? PARTS : PARTS.filter((part) => part !== 'console');

/** The content of one file: namespaces of texts. */
export type PartTexts = Readonly<Record<string, object>>;

/** Merges several files into one tree; a namespace may be split over two of them. */
export function mergeParts(parts: readonly PartTexts[]): PartTexts {
  const merged: Record<string, object> = {};
  for (const part of parts)
    for (const [namespace, texts] of Object.entries(part))
      merged[namespace] = { ...merged[namespace], ...texts };
  return merged;
}
