import { isSpaceless } from './folding.rules.ts';
import { allowedSlips, countSlips, partsOf } from './slips.rules.ts';

/** How far a term is from a word that was typed; lower is better. */
export const WORD_COST = { exact: 0, prefix: 1, inside: 3, slip: 4, prefixWithSlip: 4 } as const;
/** Shorter words occur inside too many others. */
const INSIDE_FROM_LETTERS = 4;
/** In a run of Thai a word may begin anywhere; a shorter one is more often part of another word. */
const THAI_INSIDE_FROM_LETTERS = 3;

/** A run is long: with two slips many a word fits somewhere in it. */
const MAX_SLIPS_IN_RUN = 1;

export type TermMatch = { term: string; cost: number };
type CostOf = (term: string) => number | undefined;

/** An English plural is as good as its singular, and the other way round. */
const isPluralOf = (longer: string, shorter: string): boolean =>
  longer.length === shorter.length + 1 && longer.endsWith('s') && longer.startsWith(shorter);

function costOf(word: string, term: string): number | undefined {
  if (term === word || isPluralOf(term, word)) return WORD_COST.exact;
  if (term.startsWith(word) || isPluralOf(word, term)) return WORD_COST.prefix;
  return word.length >= INSIDE_FROM_LETTERS && term.includes(word) ? WORD_COST.inside : undefined;
}

function costInRun(word: string, run: string): number | undefined {
  if (!run.includes(word)) return undefined;
  return word.length < THAI_INSIDE_FROM_LETTERS && run !== word ? WORD_COST.inside : WORD_COST.exact;
}

/** All words of the games, each once, and which of them somebody means who typed a word. */
export function createVocabulary(terms: readonly string[]) {
  const known = new Set(terms);
  const runs = terms.filter(isSpaceless);
  const words = terms.filter((term) => !isSpaceless(term));
  // One long text is searched many times faster than thousands of short ones.
  const allRuns = runs.join('\n');

  const collect = (candidates: readonly string[], cost: CostOf): TermMatch[] => {
    const found: TermMatch[] = [];
    for (const term of candidates) {
      const ofTerm = cost(term);
      if (ofTerm !== undefined) found.push({ term, cost: ofTerm });
    }
    return found;
  };

  return {
    has: (word: string): boolean => known.has(word),
    /** Whether a run of Thai has this text anywhere in it. */
    isInRun: (text: string): boolean => allRuns.includes(text),

    /** Terms that are the word, begin with it or contain it. */
    matches: (word: string): TermMatch[] =>
      isSpaceless(word)
        ? collect(runs, (run) => costInRun(word, run))
        : collect(words, (term) => costOf(word, term)),

    /** Those, and the terms that differ from the word by a slip or two. */
    nearMatches: (word: string): TermMatch[] => {
      const anywhere = isSpaceless(word);
      const max = Math.min(allowedSlips(word), anywhere ? MAX_SLIPS_IN_RUN : Infinity);
      const parts = max > 0 ? partsOf(word, max) : [];
      return collect(anywhere ? runs : words, (term) => {
        const cost = anywhere ? costInRun(word, term) : costOf(word, term);
        if (cost !== undefined || term.length < word.length - max) return cost;
        if (!parts.some((part) => term.includes(part))) return undefined;
        const found = countSlips(word, term, { max, anywhere });
        if (!found) return undefined;
        return found.slips * WORD_COST.slip + (found.whole || anywhere ? 0 : WORD_COST.prefixWithSlip);
      });
    },
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;
