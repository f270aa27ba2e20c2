/** Fills `{length}` of a pattern's message: "6–20", or one number when both bounds are equal. */
export const patternLength = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`);
