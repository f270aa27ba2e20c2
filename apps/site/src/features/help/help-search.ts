import type { HelpCentre } from '@croupier/contract/content.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Small letters without accents and without the tags between them. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/** The articles in which every word of the query occurs, in their sections; everything without a query. */
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

/** Id of a section or an article in the page; an operator's anchor alone could be the id of something else. */
export const helpId = (anchor: string): string => `help-${anchor}`;
