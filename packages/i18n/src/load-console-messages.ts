import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';
import { mergeParts, SITE_PARTS, type Part, type PartTexts } from './parts.ts';

type LoadPart = (part: Part) => Promise<{ default: PartTexts }>;

// One pattern per language, so that the bundler includes only these two.
const english: LoadPart = (part) => import(`./messages/en/${part}.json`, { with: { type: 'json' } });
const thai: LoadPart = (part) => import(`./messages/ty/${part}.json`, { with: { type: 'json' } });

/**
 * The texts of the operators' console: its own, and the site's, whose forms it shares.
 *
 * @throws if one can't be loaded
 */
export async function loadConsoleMessages(language: Language): Promise<Messages> {
  const load = language === 'TY' ? thai : english;
  const files = await Promise.all([...SITE_PARTS, 'console' as const].map(load));
  return mergeParts(files.map((file) => file.default)) as unknown as Messages;
}
