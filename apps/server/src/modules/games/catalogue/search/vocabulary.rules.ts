import { isSpaceless } from './folding.rules.ts';
import { allowedTypos, countTypos, partsOf } from './typos.rules.ts';

/** The distance of a term from a typed word; lower is better. */
export const WORD_COST = { exact: 0, prefix: 1, inside: 3, typo: 4, prefixWithTypo: 4 } as const;
/** Shorter words occur inside too many others. */
const INSIDE_FROM_LETTERS = 4;
/** In a run of Thai a word may start anywhere; a shorter one is more likely part of another word. */
const THAI_INSIDE_FROM_LETTERS = 3;

/** Runs are long: with two typos, many words would match somewhere. */
const MAX_TYPOS_IN_RUN = 1;

export type TermMatch = { term: string; cost: number };
type CostOf = (term: string) => number | undefined;

/** An English plural matches like its singular, and vice versa. */
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

/** All distinct words of the games, and which of them a typed word may mean. */
export function createVocabulary(terms: readonly string[]) {
  const known = new Set(terms);
  const runs = terms.filter(isSpaceless);
  const words = terms.filter((term) => !isSpaceless(term));
  // One long text is searched much faster than thousands of short ones.
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
    /** Whether a run of Thai contains this text. */
    isInRun: (text: string): boolean => allRuns.includes(text),

    /** Terms that equal, begin with or contain the word. */
    matches: (word: string): TermMatch[] =>
      isSpaceless(word)
        ? collect(runs, (run) => costInRun(word, run))
        : collect(words, (term) => costOf(word, term)),

    /** The same, and terms that differ from the word by a typo or two. */
    nearMatches: (word: string): TermMatch[] => {
      const anywhere = isSpaceless(word);
      const max = Math.min(allowedTypos(word), anywhere ? MAX_TYPOS_IN_RUN : Infinity);
      const parts = max > 0 ? partsOf(word, max) : [];
      return collect(anywhere ? runs : words, (term) => {
        const cost = anywhere ? costInRun(word, term) : costOf(word, term);
        if (cost !== undefined || term.length < word.length - max) return cost;
        if (!parts.some((part) => term.includes(part))) return undefined;
        const found = countTypos(word, term, { max, anywhere });
        if (!found) return undefined;
        return found.typos * WORD_COST.typo + (found.whole || anywhere ? 0 : WORD_COST.prefixWithTypo);
      });
    },
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;
