import type { HelpCentre } from '@croupier/contract/engagement/content.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Lower case, without diacritics and HTML tags. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/** Articles that contain every word of the query, by section; all of them without a query. */
export function searchHelp(sections: HelpCentre, query: string): HelpCentre {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      articles: section.articles.filter(({ title, content }) => {
        const text = plain(`${section.title} ${title} ${content}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ articles }) => articles.length > 0);
}

/** Element id of a section or article, prefixed because an operator's anchor could collide with another id. */
export const helpId = (anchor: string): string => `help-${anchor}`;
