import { MAX_ENTRIES, compareEntries, parseEntry } from './pick.ts';
import type { Pick, Play, TextEntry } from './types.ts';

/** A part of what was typed that is no entry, to underline it: from `start` up to `end` in the text. */
export type EntryProblem = {
  reason: 'entry' | 'cannot_win' | 'too_many';
  start: number;
  end: number;
};

export type TypedEntries = {
  /** The valid entries, merged and sorted; undefined if there are none. */
  pick: Pick | undefined;
  problems: EntryProblem[];
  duplicates: number;
};

type Token = { text: string; start: number; end: number };

const tokensOf = (text: string, pattern: RegExp, offset = 0): Token[] =>
  [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));

/** Symbols of two digits may be typed without the zero: `1 2 11`. */
function padded(text: string, { alphabet }: TextEntry): string {
  const width = alphabet[0]?.length ?? 1;
  return /^[0-9]+$/.test(text) && text.length < width ? text.padStart(width, '0') : text;
}

/**
 * Commas, semicolons, bars and line ends part entries. Blanks do as well, unless they part the symbols of one entry:
 * `01 02 03, 04 05 06`.
 */
function entryTokens(text: string, typed: TextEntry): Token[] {
  const width = typed.alphabet[0]?.length ?? 1;
  return tokensOf(text, /[^,;|，；、\r\n]+/g).flatMap(({ text: chunk, start }) => {
    const words = tokensOf(chunk, /\S+/g, start);
    const [first] = words;
    const last = words.at(-1);
    const areSymbols =
      typed.size > 1 && words.length === typed.size && words.every((word) => word.text.length <= width);
    if (!areSymbols || !first || !last) return words;
    return [
      { text: words.map((word) => padded(word.text, typed)).join(''), start: first.start, end: last.end },
    ];
  });
}

/** Reads whatever was typed or pasted, keeps the valid entries and says where the others are. */
export function typedEntries(
  typed: TextEntry,
  text: string,
): Omit<TypedEntries, 'pick'> & { entries: number[][] } {
  const problems: EntryProblem[] = [];
  const known = new Map<string, number[]>();
  let duplicates = 0;
  for (const { text: token, start, end } of entryTokens(text, typed)) {
    const entry = parseEntry(token, typed);
    const reason = typeof entry === 'string' ? entry : known.size >= MAX_ENTRIES ? 'too_many' : undefined;
    if (typeof entry !== 'string' && known.has(entry.join())) duplicates += 1;
    else if (typeof entry === 'string' || reason) problems.push({ reason: reason ?? 'entry', start, end });
    else known.set(entry.join(), entry);
  }
  return { entries: [...known.values()].sort(compareEntries), problems, duplicates };
}

/** The pick of typed text. Plays that bet on places get them as `marks`. */
export function pickOfText(play: Play, text: string, marks: readonly number[] = []): TypedEntries {
  if (!play.text) return { pick: undefined, problems: [], duplicates: 0 };
  const { entries, ...rest } = typedEntries(play.text, text);
  if (entries.length === 0) return { pick: undefined, ...rest };
  if (play.text.intoZone !== undefined) return { pick: { zones: [entries.flat()] }, ...rest };
  return { pick: { zones: play.isTextOnly && play.zones.length > 0 ? [marks] : [], entries }, ...rest };
}

/** Bets in the short forms of chat: `12.34dd10`, `123=20*20`. */
export type ShortBet = {
  numbers: string[];
  /** As typed: `10`, `0.5`; the second for the reversed or the bottom. */
  amounts: string[];
  code: string | undefined;
  start: number;
  end: number;
};

const SHORT_BET =
  /(\d+(?:[.,\s]\d+)*)\s*(?:([a-zđ]+)\s*|=)(\d+(?:\.\d+)?)(?:[*x](\d+(?:\.\d+)?))?(?![\d=])/giu;

export const shortBets = (text: string): ShortBet[] =>
  [...text.matchAll(SHORT_BET)].map((match) => ({
    numbers: (match[1] ?? '').split(/[.,\s]+/),
    code: match[2]?.toLowerCase(),
    amounts: [match[3], match[4]].filter((amount) => amount !== undefined),
    start: match.index,
    end: match.index + match[0].length,
  }));
