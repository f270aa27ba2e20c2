/** A cell that a program wrote and that must stay as it is, such as an amount; texts are guarded. */
export type Cell = string | { exact: string };

// A spreadsheet takes a text that begins like this for a formula.
const FORMULA = /^[=+\-@\t\r]/;

const escapeCell = (cell: Cell): string => {
  const text = typeof cell === 'string' ? (FORMULA.test(cell) ? `'${cell}` : cell) : cell.exact;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of RFC 4180, with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(escapeCell).join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8; without it they garble Thai. */
export const UTF8_MARK = '\uFEFF';

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-21 15:05:09` in the reader's zone: the form that every spreadsheet takes for a time. */
export const csvTime = (at: Date): Cell => ({
  exact: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`,
});

/** `+07:00`: which zone the time beside it is in; summer time changes it within one file. */
export function csvOffset(minutesBehindUtc: number): Cell {
  const minutes = Math.abs(minutesBehindUtc);
  const sign = minutesBehindUtc > 0 ? '-' : '+';
  return { exact: `${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` };
}
