/** A missing, added or wrong letter is one slip, and so are two neighbours that changed places. */
const ONE_SLIP_FROM_LETTERS = 4;
const TWO_SLIPS_FROM_LETTERS = 8;

export function allowedSlips(word: string): 0 | 1 | 2 {
  if (word.length < ONE_SLIP_FROM_LETTERS) return 0;
  return word.length < TWO_SLIPS_FROM_LETTERS ? 1 : 2;
}

export type Slips = {
  slips: number;
  /** Whether the word stands for the whole term, not only for a part of it. */
  whole: boolean;
};

const MAX_WORD_LETTERS = 64;
/** Three columns of the table, used in turn: new ones for each of thousands of terms would take most of the time. */
const COLUMNS = [0, 1, 2].map(() => new Uint8Array(MAX_WORD_LETTERS + 1));

/**
 * The fewest slips that turn `word` into the beginning of `term`, or into any part of it where `anywhere` is set;
 * undefined for more than `max`. Optimal string alignment, column by column of the term.
 */
export function countSlips(
  word: string,
  term: string,
  { max, anywhere }: { max: number; anywhere: boolean },
): Slips | undefined {
  const height = word.length;
  let [beforeLast, last, current] = COLUMNS;
  if (!beforeLast || !last || !current || height > MAX_WORD_LETTERS) return undefined;
  for (let row = 0; row <= height; row += 1) last[row] = row;
  let best = height;
  let ofWhole = height;
  for (let column = 1; column <= term.length; column += 1) {
    const letter = term.charCodeAt(column - 1);
    const previous = term.charCodeAt(column - 2);
    let above = anywhere ? 0 : column;
    let lowest = above;
    current[0] = above;
    for (let row = 1; row <= height; row += 1) {
      const typed = word.charCodeAt(row - 1);
      let cost = Math.min((last[row - 1] ?? 0) + (typed === letter ? 0 : 1), (last[row] ?? 0) + 1, above + 1);
      if (row > 1 && column > 1 && typed === previous && word.charCodeAt(row - 2) === letter)
        cost = Math.min(cost, (beforeLast[row - 2] ?? 0) + 1);
      current[row] = cost;
      above = cost;
      if (cost < lowest) lowest = cost;
    }
    ofWhole = above;
    if (above < best) best = above;
    [beforeLast, last, current] = [last, current, beforeLast];
    // Later columns build on this one; a swap of letters over its edge saves one slip at most.
    if (lowest > max + 1) return best > max ? undefined : { slips: best, whole: false };
  }
  return best > max ? undefined : { slips: best, whole: ofWhole === best };
}

/**
 * Parts of a word of which a term keeps at least one when it differs by at most `max` slips. A letter is left out
 * between them, so that two swapped letters can't spoil two parts.
 */
export function partsOf(word: string, max: number): string[] {
  const length = (word.length - max) / (max + 1);
  return Array.from({ length: max + 1 }, (_, part) =>
    word.slice(Math.floor(part * (length + 1)), Math.floor(part * (length + 1) + length)),
  ).filter((part) => part !== '');
}
