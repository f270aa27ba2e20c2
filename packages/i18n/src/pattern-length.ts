const WORD_JOINER = '\u2060';

/**
 * Fills `{length}` of a pattern's message: "6–20", or one number when both bounds are equal.
 * The dash is joined to its numbers, so that no line breaks within the range.
 */
export const patternLength = (min: number, max: number): string =>
  min === max ? `${min}` : `${min}${WORD_JOINER}–${WORD_JOINER}${max}`;
