const LATIN_MARKS = /[\u0300-\u036f]/gu;
/** Letters that Unicode does not decompose into a letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');
const APOSTROPHES = /['’ʼ]/gu;

/** Tone marks, the short-vowel mark, the silencer and rarer signs, which most people leave out on a phone. */
const THAI_SIGNS = /[\u0e3a\u0e47-\u0e4e]/gu;
/** Vowels that differ only in length or sound the same, and `แ` typed as two `เ`. */
const THAI_VOWELS: ReadonlyArray<readonly [string, string]> = [
  ['เเ', 'แ'],
  ['ี', 'ิ'],
  ['ื', 'ึ'],
  ['ู', 'ุ'],
  ['ใ', 'ไ'],
];
const THAI_ZERO = 0x0e50;

const foldThai = (text: string): string =>
  THAI_VOWELS.reduce(
    (folded, [from, to]) => folded.replaceAll(from, to),
    text.replaceAll(THAI_SIGNS, ''),
  ).replaceAll(/[๐-๙]/gu, (digit) => String((digit.codePointAt(0) ?? THAI_ZERO) - THAI_ZERO));

/**
 * The form in which texts are compared: without case, width, accents, Vietnamese tones, apostrophes, Thai tone marks
 * and vowel lengths. `ph` equals `f`.
 */
export const fold = (text: string): string =>
  foldThai(
    text
      .normalize('NFKD')
      .replaceAll(LATIN_MARKS, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(APOSTROPHES, '')
      .replaceAll(UNDECOMPOSED, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .replaceAll('ph', 'f'),
  );

/** Scripts without spaces between words. */
const SPACELESS =
  '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const RUN = new RegExp(`[${SPACELESS}]+|(?:(?![${SPACELESS}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const STARTS_SPACELESS = new RegExp(`^[${SPACELESS}]`, 'u');

/** Whether a word is written in a script without spaces and may contain several words. */
export const isSpaceless = (word: string): boolean => STARTS_SPACELESS.test(word);

type Token = {
  /** Unfolded, for dictionaries. */
  raw: string;
  folded: string;
};

/** The words of a name or a query; a run of Thai is one word. */
export const tokensOf = (text: string): Token[] =>
  (text.normalize('NFC').replaceAll(APOSTROPHES, '').match(RUN) ?? [])
    .map((raw) => ({ raw, folded: fold(raw) }))
    .filter(({ folded }) => folded !== '');

export const wordsOf = (text: string): string[] => tokensOf(text).map(({ folded }) => folded);

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
const MIN_PIECE_LETTERS = 3;

/**
 * The folded words in a run of Thai, by the platform's dictionary. The dictionary splits loan words into syllables,
 * so short pieces stay with the piece before them.
 */
export function piecesOf(run: string): string[] {
  const pieces: string[] = [];
  for (const piece of [...thaiWords.segment(run)].map(({ segment }) => fold(segment))) {
    const last = pieces.at(-1);
    if (last !== undefined && (last.length < MIN_PIECE_LETTERS || piece.length < MIN_PIECE_LETTERS))
      pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
}

/** A Thai syllable can't begin with one of the first set or end with one of the second. */
const THAI_FOLLOWING = /[ะ-ฺๅ-๎]/u;
const THAI_LEADING = /[เแโใไ]/u;

/** Whether a Thai word may end before this position of a run. */
export const mayEndAt = (run: string, position: number): boolean =>
  position >= run.length ||
  !(THAI_FOLLOWING.test(run[position] ?? '') || THAI_LEADING.test(run[position - 1] ?? ''));
