import type { Language } from './languages.ts';
import type { Part, PartTexts } from './parts.ts';

/** One file of a language. @throws if it can't be loaded */
export async function loadPart(language: Language, part: Part): Promise<PartTexts> {
  const folder = language.toLowerCase();
  const file = await import(`./messages/${folder}/${part}.json`, { with: { type: 'json' } });
  return file.default as PartTexts;
}
