import type { Language } from './languages.ts';
import type { FirstMessages } from './messages.ts';

/** The texts of the player site's first screen. @throws when they can't be loaded */
export async function loadFirstMessages(language: Language): Promise<FirstMessages> {
  const folder = language.toLowerCase();
  // The bundler makes a chunk of each file that this pattern matches.
  const file = await import(`./messages/${folder}/first.json`, { with: { type: 'json' } });
  return file.default as FirstMessages;
}
