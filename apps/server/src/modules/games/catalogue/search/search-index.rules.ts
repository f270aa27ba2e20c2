import MiniSearch from 'minisearch';
import { wordsOf } from './search-terms.rules.ts';
import type { ShelfGame } from '../shelf.types.ts';

export type SearchIndex = {
  /** Ids of games, the best first. */
  search: (text: string, accept: (gameId: string) => boolean) => string[];
};

type Entry = { id: string; EN: string; TY: string; vendor: string; themes: string };

/** Documents between two breaths of the event loop. */
const CHUNK = 500;
/** One slip in a word of four letters, two from five on: two letters that changed places are two slips. */
const FUZZY = 0.34;
const MOST_SLIPS = 2;
const FUZZY_FROM_LETTERS = 4;
/** How much more a game counts that is played much: it decides between names that fit alike. */
const POPULARITY_WEIGHT = 0.5;
const MOST_POPULAR = 1_000;
/** Each word is looked for in all games, and a word of one letter begins a great many. */
const MOST_WORDS = 8;
/** What is looked for, each word once; what comes after so many says little. */
const wantedWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, MOST_WORDS);

/** Reads all games into an index without holding up the calls that come meanwhile. */
export async function buildSearchIndex(games: readonly ShelfGame[]): Promise<SearchIndex> {
  const popularity = new Map(games.map((game) => [game.id, game.popularity]));
  const index = new MiniSearch<Entry>({
    fields: ['EN', 'TY', 'vendor', 'themes'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: wantedWords,
      processTerm: (term) => term,
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length >= FUZZY_FROM_LETTERS ? FUZZY : false),
      maxFuzzy: MOST_SLIPS,
      boost: { EN: 3, TY: 3, vendor: 1.5, themes: 0.5 },
      boostDocument: (id) => 1 + POPULARITY_WEIGHT * ((popularity.get(String(id)) ?? 0) / MOST_POPULAR),
    },
  });
  await index.addAllAsync(
    games.map(({ id, names, vendor, themes }) => ({
      id,
      EN: names['EN'] ?? '',
      TY: names['TY'] ?? '',
      vendor: vendor.name,
      themes: themes.join(' '),
    })),
    { chunkSize: CHUNK },
  );
  return {
    search: (text, accept) =>
      index.search(text, { filter: ({ id }) => accept(String(id)) }).map(({ id }) => String(id)),
  };
}
