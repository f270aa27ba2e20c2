/** A missing, added or wrong letter counts as one typo, and so do two swapped neighbours. */
const ONE_TYPO_FROM_LETTERS = 4;
const TWO_TYPOS_FROM_LETTERS = 8;

export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length < ONE_TYPO_FROM_LETTERS) return 0;
  return word.length < TWO_TYPOS_FROM_LETTERS ? 1 : 2;
}

export type Typos = {
  typos: number;
  /** Whether the word matches the whole term or only a part. */
  whole: boolean;
};

const MAX_WORD_LETTERS = 64;
/** Three columns of the table, reused because allocating them for thousands of terms would take most of the time. */
const COLUMNS = [0, 1, 2].map(() => new Uint8Array(MAX_WORD_LETTERS + 1));

/**
 * The fewest typos that turn `word` into the beginning of `term`, or into any part of it if `anywhere` is set;
 * undefined if more than `max`. Optimal string alignment, column by column of the term.
 */
export function countTypos(
  word: string,
  term: string,
  { max, anywhere }: { max: number; anywhere: boolean },
): Typos | undefined {
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
    // A swap across the column boundary can lower a later column by one at most.
    if (lowest > max + 1) return best > max ? undefined : { typos: best, whole: false };
  }
  return best > max ? undefined : { typos: best, whole: ofWhole === best };
}

/**
 * Parts of a word of which a term with at most `max` typos contains at least one. The parts are one letter apart, so
 * that two swapped letters can't change two parts.
 */
export function partsOf(word: string, max: number): string[] {
  const length = (word.length - max) / (max + 1);
  return Array.from({ length: max + 1 }, (_, part) =>
    word.slice(Math.floor(part * (length + 1)), Math.floor(part * (length + 1) + length)),
  ).filter((part) => part !== '');
}
