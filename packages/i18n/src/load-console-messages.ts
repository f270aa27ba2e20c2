import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';
import { mergeParts, SITE_PARTS, type Part, type PartTexts } from './parts.ts';

type LoadPart = (part: Part) => Promise<{ default: PartTexts }>;

// A pattern for each language, so that the bundler takes in these two only.
const english: LoadPart = (part) => import(`./messages/en/${part}.json`, { with: { type: 'json' } });
const thai: LoadPart = (part) => import(`./messages/ty/${part}.json`, { with: { type: 'json' } });

/** The texts of the console for operators: its own, and the site's, whose forms it shares. @throws when one can't be loaded */
export async function loadConsoleMessages(language: Language): Promise<Messages> {
  const load = language === 'TY' ? thai : english;
  const files = await Promise.all([...SITE_PARTS, 'console' as const].map(load));
  return mergeParts(files.map((file) => file.default)) as unknown as Messages;
}
