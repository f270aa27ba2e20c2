import type { Language } from './languages.ts';
import type { PartTexts } from './parts.ts';

/** The words of promotions in one language, for previews in another language than the reader's. @throws if they can't be loaded */
export async function loadPromotionTexts(language: Language): Promise<PartTexts> {
  const folder = language.toLowerCase();
  const file = (await import(`./messages/${folder}/promotions.json`, { with: { type: 'json' } })) as {
    default: PartTexts;
  };
  return file.default;
}
