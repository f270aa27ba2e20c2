import { isSpaceless, mayEndAt, piecesOf, tokensOf } from './folding.rules.ts';
import type { Vocabulary } from './vocabulary.rules.ts';

/** One interpretation of a query: words that a game must all contain. */
export type Reading = { words: readonly string[]; cost: number };

/** More words hardly narrow the result, and each costs time. */
const MAX_WORDS = 8;
const REGROUPED_COST = 1;
const MIN_HALF_LETTERS = { first: 3, second: 2 } as const;
const MIN_THAI_PIECE_LETTERS = 2;
/** Longer than any name; the time to split a run grows with its length. */
const MAX_SPLIT_RUN_LETTERS = 40;

const replaced = (words: readonly string[], at: number, count: number, by: readonly string[]): string[] => [
  ...words.slice(0, at),
  ...by,
  ...words.slice(at + count),
];

/** `fire cracker` → `firecracker`, for one pair of neighbours at a time. */
const joinedReadings = (words: readonly string[], vocabulary: Vocabulary): Reading[] =>
  words.slice(1).map((word, index) => {
    const joined = `${words[index]}${word}`;
    return {
      words: replaced(words, index, 2, [joined]),
      cost: vocabulary.has(joined) ? 0 : REGROUPED_COST,
    };
  });

/** `goldendragon` → `golden dragon`, for one word at a time, if both halves are known words. */
const splitReadings = (words: readonly string[], vocabulary: Vocabulary): Reading[] =>
  words.flatMap((word, index) => {
    if (isSpaceless(word)) return [];
    const readings: Reading[] = [];
    for (let at = MIN_HALF_LETTERS.first; at <= word.length - MIN_HALF_LETTERS.second; at += 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (vocabulary.has(first) && vocabulary.matches(second).length > 0)
        readings.push({ words: replaced(words, index, 1, [first, second]), cost: REGROUPED_COST });
    }
    return readings;
  });

/** Splits a run into the longest known pieces from its start; undefined if a piece is unknown. */
function knownPiecesOf(run: string, vocabulary: Vocabulary): string[] | undefined {
  const pieces: string[] = [];
  for (let begin = 0; begin < run.length;) {
    let end = begin;
    for (let at = begin + MIN_THAI_PIECE_LETTERS; at <= run.length; at += 1) {
      if (!vocabulary.isInRun(run.slice(begin, at))) break;
      if (mayEndAt(run, at)) end = at;
    }
    if (end === begin) return undefined;
    pieces.push(run.slice(begin, end));
    begin = end;
  }
  return pieces;
}

/** Splits runs of Thai that no name contains: by the dictionary, and by known pieces. */
function piecesReadings(
  tokens: ReadonlyArray<{ raw: string; folded: string }>,
  vocabulary: Vocabulary,
): Reading[] {
  const isSplit = ({ folded }: { folded: string }): boolean =>
    isSpaceless(folded) && folded.length <= MAX_SPLIT_RUN_LETTERS && !vocabulary.isInRun(folded);
  if (!tokens.some(isSplit)) return [];
  const byDictionary = tokens.flatMap((token) => (isSplit(token) ? piecesOf(token.raw) : [token.folded]));
  const byNames = tokens.flatMap((token) =>
    isSplit(token) ? (knownPiecesOf(token.folded, vocabulary) ?? [token.folded]) : [token.folded],
  );
  return [byDictionary, byNames].map((words) => ({
    words: [...new Set(words)].slice(0, MAX_WORDS),
    cost: REGROUPED_COST,
  }));
}

/** All interpretations of a query: as typed, with words joined or split, and with Thai runs split. */
export function readingsOf(text: string, vocabulary: Vocabulary): Reading[] {
  const tokens = [...new Map(tokensOf(text).map((token) => [token.folded, token])).values()].slice(
    0,
    MAX_WORDS,
  );
  if (tokens.length === 0) return [];
  const words = tokens.map(({ folded }) => folded);
  return [
    { words, cost: 0 },
    ...joinedReadings(words, vocabulary),
    ...splitReadings(words, vocabulary),
    ...piecesReadings(tokens, vocabulary),
  ];
}
