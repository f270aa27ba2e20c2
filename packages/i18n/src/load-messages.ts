import type { Language } from './languages.ts';
import { loadPart } from './load-part.ts';
import type { Messages } from './messages.ts';
import { mergeParts, SITE_PARTS } from './parts.ts';

/**
 * The texts of the player site in one language. The build replaces this module by one with a chunk for each language:
 * see `messages-plugin.ts` of the site.
 *
 * @throws when they can't be loaded
 */
export async function loadMessages(language: Language): Promise<Messages> {
  const parts = await Promise.all(SITE_PARTS.map((part) => loadPart(language, part)));
  return mergeParts(parts) as unknown as Messages;
}
