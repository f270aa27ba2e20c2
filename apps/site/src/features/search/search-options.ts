import type { Game } from '@croupier/contract/games/catalogue.ts';
import type { FoundPage } from './search-pages.ts';

export type SearchOption =
  | { kind: 'term'; id: string; text: string }
  | { kind: 'page'; id: string; page: FoundPage }
  | { kind: 'game'; id: string; game: Game }
  | { kind: 'all'; id: string; count: number };
export type OptionGroup = {
  title: 'searchRecent' | 'searchPages' | 'searchPopular' | 'searchResults';
  options: SearchOption[];
};

export type SearchState = {
  text: string;
  /** Undefined while searching. */
  found: { games: readonly Game[]; total: number } | undefined;
  /** Pages of the site whose label has the text. */
  pages: readonly FoundPage[];
  recent: readonly string[];
  popular: readonly Game[];
};

const asOptions = (games: readonly Game[]): SearchOption[] =>
  games.map((game) => ({ kind: 'game', id: `game-${game.nodeId}`, game }));

/** The options: pages and games, or popular games and recent searches when there are none. */
export function groupsOf({ text, found, pages, recent, popular }: SearchState): OptionGroup[] {
  const groups: OptionGroup[] = [];
  if (text === '')
    groups.push({
      title: 'searchRecent',
      options: recent.map((term, index) => ({ kind: 'term', id: `term-${index}`, text: term })),
    });
  else
    groups.push({
      title: 'searchPages',
      options: pages.map((page, index) => ({ kind: 'page', id: `page-${index}`, page })),
    });
  if (text === '' || found?.games.length === 0)
    groups.push({ title: 'searchPopular', options: asOptions(popular) });
  else if (found) {
    const { games, total: count } = found;
    const rest: SearchOption[] = count > games.length ? [{ kind: 'all', id: 'all', count }] : [];
    groups.push({ title: 'searchResults', options: [...asOptions(games), ...rest] });
  }
  return groups.filter(({ options }) => options.length > 0);
}

/** The option that Enter opens by itself: a page only if it was typed in full or no game is found; -1 for none. */
export function bestOf(
  options: readonly SearchOption[],
  { exact, total }: { exact: boolean; total: number },
): number {
  const page = options.findIndex(({ kind }) => kind === 'page');
  const game = total > 0 ? options.findIndex(({ kind }) => kind === 'game') : -1;
  return page >= 0 && (exact || game < 0) ? page : game;
}
