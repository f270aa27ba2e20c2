export type DiffLine = { sign: 'same' | 'removed' | 'added'; text: string };

/** Long texts are compared as a whole, because comparing lines takes the square of their number. */
const MAX_LINES = 400;

/** Lines of a text; HTML on one line is broken after each block. */
const linesOf = (text: string): string[] =>
  text === '' ? [] : text.split(/\n|(?<=<\/(?:p|li|h[2-4]|ul|ol|blockquote|tr|table)>)(?=<)/);

/** Lengths of the longest common subsequences of all tails. */
function tailsOf(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      const next = lengths[i + 1];
      if (!row || !next) continue;
      row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}

/** What was removed and added between two texts, line by line. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const as = (sign: DiffLine['sign'], lines: readonly string[]): DiffLine[] =>
    lines.map((text) => ({ sign, text }));
  if (old.length > MAX_LINES || fresh.length > MAX_LINES)
    return before === after ? as('same', old) : [...as('removed', old), ...as('added', fresh)];
  const tails = tailsOf(old, fresh);
  const found: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [left, right] = [old[i], fresh[j]];
    if (left !== undefined && left === right) {
      found.push({ sign: 'same', text: left });
      [i, j] = [i + 1, j + 1];
    } else if (left !== undefined && (tails[i + 1]?.[j] ?? 0) >= (tails[i]?.[j + 1] ?? 0)) {
      found.push({ sign: 'removed', text: left });
      i += 1;
    } else {
      found.push({ sign: 'added', text: right ?? '' });
      j += 1;
    }
  }
  return found;
}
