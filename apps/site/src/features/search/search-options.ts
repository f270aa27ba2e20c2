import type { Game } from '@croupier/contract/games/catalogue.ts';

export type SearchOption =
  | { kind: 'term'; id: string; text: string }
  | { kind: 'game'; id: string; game: Game }
  | { kind: 'all'; id: string; count: number };
export type OptionGroup = {
  title: 'searchRecent' | 'searchPopular' | 'searchResults';
  options: SearchOption[];
};

export type SearchState = {
  text: string;
  /** Undefined while searching. */
  found: { games: readonly Game[]; total: number } | undefined;
  recent: readonly string[];
  popular: readonly Game[];
};

const asOptions = (games: readonly Game[]): SearchOption[] =>
  games.map((game) => ({ kind: 'game', id: `game-${game.nodeId}`, game }));

/** The options: results, or popular games and recent searches when there are none. */
export function groupsOf({ text, found, recent, popular }: SearchState): OptionGroup[] {
  const groups: OptionGroup[] = [];
  if (text === '')
    groups.push({
      title: 'searchRecent',
      options: recent.map((term, index) => ({ kind: 'term', id: `term-${index}`, text: term })),
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
