/** Thai is written without spaces: where its words begin is known to the platform's dictionary. */
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
const THAI = /[\u0e00-\u0e7f]/u;
/** Accents of Latin letters only: Thai writes vowels and tones as marks, and they make another word. */
const LATIN_MARKS = /[\u0300-\u036f]/gu;

/** How a text is compared: case, width and accents make no difference. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(LATIN_MARKS, '').normalize('NFC').toLowerCase();

/** The words of a name or of what somebody typed. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((word) =>
      THAI.test(word)
        ? [...thaiWords.segment(word)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
        : [word],
    )
    .filter((word) => word !== '');
