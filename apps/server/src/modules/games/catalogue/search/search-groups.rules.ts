import { GAME_CATEGORIES, type GameCategory } from '@croupier/contract/games/catalogue.ts';
import { CATEGORY_TITLES } from '../category-titles.config.ts';
import type { CatalogueGame } from '../snapshot.types.ts';
import { wordsOf } from './folding.rules.ts';
import { CATEGORY_WORDS, GAME_WORDS, THEME_WORDS } from './search-words.config.ts';

/** Games with something in common: a vendor, a theme or a category. */
export type SearchGroup = {
  /** Folded names of the group; a query equal to one of them matches all its games. */
  phrases: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** The cost of a match in these words, compared with one in a game's own name. */
  cost: number;
  /** Numbers of its games in the index. */
  games: number[];
};

const COST = { vendor: 2, theme: 2, category: 3, anyGame: 4 } as const;

const createGroup = (cost: number, texts: readonly string[], isPhrase = true): SearchGroup => {
  const folded = texts.map(wordsOf);
  return {
    phrases: new Set(isPhrase ? folded.map((words) => words.join(' ')) : []),
    words: new Set(folded.flat()),
    cost,
    games: [],
  };
};

/** The groups of an index, each created with its first game. */
export function createSearchGroups() {
  const vendors = new Map<string, SearchGroup>();
  const themes = new Map<string, SearchGroup>();
  const categories = new Map<GameCategory, SearchGroup>(
    GAME_CATEGORIES.map((category) => [
      category,
      createGroup(COST.category, [...Object.values(CATEGORY_TITLES[category]), ...CATEGORY_WORDS[category]]),
    ]),
  );
  const anyGame = createGroup(COST.anyGame, GAME_WORDS, false);
  /** In-house games, which have no themes, with the words of their English names. */
  const unthemed: Array<{ number: number; words: ReadonlySet<string> }> = [];

  const vendorGroup = ({ id, name, code }: CatalogueGame['vendor']): SearchGroup => {
    const group = vendors.get(id) ?? createGroup(COST.vendor, [name, code]);
    vendors.set(id, group);
    return group;
  };
  const themeGroup = (theme: string): SearchGroup => {
    const group = themes.get(theme) ?? createGroup(COST.theme, [theme, ...(THEME_WORDS[theme] ?? [])]);
    themes.set(theme, group);
    return group;
  };

  return {
    /** Words that only say that a game is wanted. */
    anyGameWords: anyGame.words,
    add: (number: number, game: CatalogueGame): void => {
      vendorGroup(game.vendor).games.push(number);
      for (const theme of game.themes) themeGroup(theme).games.push(number);
      if (game.vendor.inHouse) unthemed.push({ number, words: new Set(wordsOf(game.names['EN'] ?? '')) });
      categories.get(game.category)?.games.push(number);
      anyGame.games.push(number);
    },
    /** The groups, when every game has been added; once. */
    finish: (): SearchGroup[] => {
      // European Roulette is found by all words for roulette, like the tables of vendors.
      for (const [theme, group] of themes)
        for (const { number, words } of unthemed)
          if (wordsOf(theme).every((word) => words.has(word))) group.games.push(number);
      return [...vendors.values(), ...themes.values(), ...categories.values(), anyGame];
    },
  };
}
