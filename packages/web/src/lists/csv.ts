import { formatMoney } from '@croupier/contract/money.ts';

/** Text from people is guarded against formulas; `exact` is the program's own, such as an amount, and stays as it is. */
export type Cell = string | { exact: string };

export type CsvColumn<Row> = { header: string; cell: (row: Row) => Cell };

// A spreadsheet takes text that begins with one of these for a formula.
const FORMULA = /^[=+\-@\t\r]/;

const escapeCell = (cell: Cell): string => {
  const text = typeof cell === 'string' ? (FORMULA.test(cell) ? `'${cell}` : cell) : cell.exact;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of RFC 4180, with its line break. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(escapeCell).join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8; without it they garble Thai. */
export const UTF8_MARK = '\uFEFF';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-21 15:05:09` in the reader's zone: the form that every spreadsheet takes for a time. */
export function csvTime(at: Date): Cell {
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join(':');
  return { exact: `${day} ${time}` };
}

/** `+07:00`: the zone of the time beside it, which summer time changes within one file. */
export function csvOffset(minutesBehindUtc: number): Cell {
  const minutes = Math.abs(minutesBehindUtc);
  const sign = minutesBehindUtc > 0 ? '-' : '+';
  return { exact: `${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` };
}

export const csvAmount = (amountMinor: bigint): Cell => ({ exact: formatMoney(amountMinor) });

/** A time and its zone, in two columns. */
export const timeColumns = <Row>(
  headers: { time: string; offset: string },
  at: (row: Row) => Date,
): CsvColumn<Row>[] => [
  { header: headers.time, cell: (row) => csvTime(at(row)) },
  { header: headers.offset, cell: (row) => csvOffset(at(row).getTimezoneOffset()) },
];
