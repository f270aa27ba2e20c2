/** Text from people is guarded against formulas; `exact` is the program's own, such as an amount, and stays as it is. */
export type Cell = string | { exact: string };

// A spreadsheet takes text that begins with one of these for a formula; some take the full-width signs, too.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const escapeCell = (cell: Cell): string => {
  const text = typeof cell === 'string' ? (FORMULA.test(cell) ? `'${cell}` : cell) : cell.exact;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of RFC 4180, with its line break. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(escapeCell).join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8; without it they garble Thai. */
export const UTF8_MARK = '\uFEFF';
