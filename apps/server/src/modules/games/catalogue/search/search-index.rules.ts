import type { CatalogueGame } from '../snapshot.types.ts';
import { wordsOf } from './folding.rules.ts';
import { readingsOf, type Reading } from './readings.rules.ts';
import { createSearchGroups, type SearchGroup } from './search-groups.rules.ts';
import { createVocabulary, WORD_COST, type TermMatch } from './vocabulary.rules.ts';

export type SearchIndex = {
  /** Best matches first; equal ones in the order in which the games were added. */
  search: (text: string, accepts: (game: CatalogueGame) => boolean) => CatalogueGame[];
};

type IndexedGame = { game: CatalogueGame; names: readonly string[] };
/** Where a word occurs: in names of games, by number, and in words of groups. */
type Occurrences = { games: number[]; groups: SearchGroup[] };

/** The cost of each game's match, by number; `NO_MATCH` for none. */
type Costs = Uint16Array;
const NO_MATCH = 0xffff;
/** Added to every match, so that bonuses never make a cost negative. */
const BASE_COST = 8;
const BONUS = { wholeName: 4, phraseInName: 1 } as const;
/** The cost of a query that equals or begins a phrase of a group; less than matching its words separately. */
const PHRASE_COST = { whole: -1, beginning: 0 } as const;
/** Searching for typos in longer queries is too slow. */
const MAX_WORDS_WITH_SLIPS = 4;
/** Shorter prefixes match too many vendors, themes and categories. */
const GROUP_BEGINNING_FROM_LETTERS = 3;

function lower(costs: Costs, game: number, cost: number): void {
  if (cost < (costs[game] ?? 0)) costs[game] = cost;
}

function createIndex(
  indexed: readonly IndexedGame[],
  occurrences: ReadonlyMap<string, Occurrences>,
  { groups, anyGameWords }: { groups: readonly SearchGroup[]; anyGameWords: ReadonlySet<string> },
): SearchIndex {
  const vocabulary = createVocabulary([...occurrences.keys()]);
  const noMatches = (): Costs => new Uint16Array(indexed.length).fill(NO_MATCH);

  const costsOfWord = (word: string, matches: readonly TermMatch[]): Costs => {
    const costs = noMatches();
    const groupCosts = new Map<SearchGroup, number>();
    for (const { term, cost } of matches) {
      const found = occurrences.get(term);
      for (const game of found?.games ?? []) lower(costs, game, cost);
      if (cost > WORD_COST.exact && word.length < GROUP_BEGINNING_FROM_LETTERS) continue;
      for (const group of found?.groups ?? [])
        groupCosts.set(group, Math.min(groupCosts.get(group) ?? NO_MATCH, cost + group.cost));
    }
    for (const [group, cost] of groupCosts) for (const game of group.games) lower(costs, game, cost);
    return costs;
  };

  /** Adds the games that contain all words of a reading. */
  const addReading = (costs: Costs, reading: Reading, costsOf: (word: string) => Costs): void => {
    const ofWords = reading.words.map(costsOf);
    for (let game = 0; game < costs.length; game += 1) {
      let sum = BASE_COST + reading.cost;
      for (const ofWord of ofWords) {
        const cost = ofWord[game] ?? NO_MATCH;
        sum += cost;
        if (cost === NO_MATCH) break;
      }
      if (sum < NO_MATCH) lower(costs, game, sum);
    }
  };

  const addPhrases = (costs: Costs, text: string): void => {
    for (const group of groups) {
      const isWhole = group.phrases.has(text);
      const isBeginning =
        text.length >= GROUP_BEGINNING_FROM_LETTERS &&
        [...group.phrases].some((phrase) => phrase.startsWith(text));
      if (!isWhole && !isBeginning) continue;
      const cost = BASE_COST + group.cost + (isWhole ? PHRASE_COST.whole : PHRASE_COST.beginning);
      for (const game of group.games) lower(costs, game, cost);
    }
  };

  const nearOfUnknown = (word: string): TermMatch[] =>
    vocabulary.has(word) ? vocabulary.matches(word) : vocabulary.nearMatches(word);

  const bonusOf = (names: readonly string[], text: string): number => {
    if (names.includes(text)) return BONUS.wholeName;
    if (!text.includes(' ')) return 0;
    const joined = text.replaceAll(' ', '');
    return names.some((name) => name.includes(text) || name.includes(joined)) ? BONUS.phraseInName : 0;
  };

  const rank = (costs: Costs, text: string, accepts: (game: CatalogueGame) => boolean): CatalogueGame[] => {
    const byCost: CatalogueGame[][] = [];
    for (let number = 0; number < costs.length; number += 1) {
      const cost = costs[number] ?? NO_MATCH;
      const found = indexed[number];
      if (cost !== NO_MATCH && found && accepts(found.game))
        (byCost[cost - bonusOf(found.names, text)] ??= []).push(found.game);
    }
    return byCost.flat();
  };

  return {
    search: (query, accepts) => {
      const words = wordsOf(query);
      const text = words.join(' ');
      /** `slots game` means slots. */
      const subject = words.filter((word) => !anyGameWords.has(word)).join(' ');
      const find = (readings: readonly Reading[], matchesOf: (word: string) => TermMatch[]) => {
        const known = new Map<string, Costs>();
        const costsOf = (word: string): Costs => {
          const costs = known.get(word) ?? costsOfWord(word, matchesOf(word));
          known.set(word, costs);
          return costs;
        };
        const costs = noMatches();
        for (const reading of readings) addReading(costs, reading, costsOf);
        if (text !== '') addPhrases(costs, text);
        if (subject !== '') addPhrases(costs, subject);
        return rank(costs, text, accepts);
      };

      const readings = readingsOf(query, vocabulary);
      const exact = find(readings, vocabulary.matches);
      if (exact.length > 0) return exact;
      // Tolerate typos only if nothing else matches: first in unknown words, then in all words.
      const short = readings.filter((reading) => reading.words.length <= MAX_WORDS_WITH_SLIPS);
      const near = find(short, nearOfUnknown);
      if (near.length > 0 || !short.some((reading) => reading.words.some(vocabulary.has))) return near;
      return find(short, vocabulary.nearMatches);
    },
  };
}

/** Builds the index game by game, so that the caller can yield to other work. */
export function createIndexBuilder() {
  const indexed: IndexedGame[] = [];
  const groups = createSearchGroups();
  const occurrences = new Map<string, Occurrences>();

  const occurrencesOf = (word: string): Occurrences => {
    const known = occurrences.get(word) ?? { games: [], groups: [] };
    occurrences.set(word, known);
    return known;
  };

  return {
    add: (game: CatalogueGame): void => {
      const names = Object.values(game.names).map(wordsOf);
      const number = indexed.push({ game, names: names.map((words) => words.join(' ')) }) - 1;
      for (const word of new Set(names.flat())) occurrencesOf(word).games.push(number);
      groups.add(number, game);
    },
    finish: (): SearchIndex => {
      const all = groups.finish();
      for (const group of all) for (const word of group.words) occurrencesOf(word).groups.push(group);
      return createIndex(indexed, occurrences, { groups: all, anyGameWords: groups.anyGameWords });
    },
  };
}
