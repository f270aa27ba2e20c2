/** Red numbers of a roulette wheel with one zero. */
const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type MarkTone = 'red' | 'blue' | 'green' | 'black' | 'plain';

const LETTERS: Readonly<Record<string, MarkTone>> = { B: 'red', P: 'blue', T: 'green' };

/** The colour of a past result: banker, player and tie of baccarat, the numbers of roulette. */
export function markTone(mark: string): MarkTone {
  const letter = LETTERS[mark.charAt(0).toUpperCase()];
  if (letter) return letter;
  if (!/^\d{1,2}$/.test(mark)) return 'plain';
  const number = Number(mark);
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

export const HISTORY_ROWS = 6;

export type BeadColumn = { key: string; beads: Array<{ key: string; mark: string; isNewest: boolean }> };

/** A bead road: results run down the columns, the newest in the last one; few results make a single row. */
export function beadColumns(
  history: readonly string[],
  { columns, rows = HISTORY_ROWS }: { columns: number; rows?: number },
): BeadColumn[] {
  const rest = history.length % rows || rows;
  const from = Math.max(0, history.length - rest - (columns - 1) * rows);
  const shown = history.slice(from);
  const beads = shown.map((mark, index) => ({
    key: `bead ${index}`,
    mark,
    isNewest: index === shown.length - 1,
  }));
  return Array.from({ length: Math.ceil(beads.length / rows) }, (_, column) => ({
    key: `column ${column}`,
    beads: beads.slice(column * rows, (column + 1) * rows),
  }));
}
