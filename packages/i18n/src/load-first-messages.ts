import type { Language } from './languages.ts';
import type { FirstMessages } from './messages.ts';

/** The texts of the player site's first screen. @throws if they can't be loaded */
export async function loadFirstMessages(language: Language): Promise<FirstMessages> {
  const folder = language.toLowerCase();
  // The bundler creates a chunk for each file that matches this pattern.
  const file = await import(`./messages/${folder}/first.json`, { with: { type: 'json' } });
  return file.default as FirstMessages;
}
