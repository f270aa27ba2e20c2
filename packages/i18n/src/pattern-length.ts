const WORD_JOINER = '\u2060';

/**
 * The value of `{length}` in a pattern's message: "6–20", or one number when both bounds are equal.
 * Word joiners keep a line from breaking inside the range.
 */
export const patternLength = (min: number, max: number): string =>
  min === max ? `${min}` : `${min}${WORD_JOINER}–${WORD_JOINER}${max}`;
