import { formatMoney } from '@croupier/contract/money.ts';
import type { Cell } from '@croupier/contract/csv.ts';

export type CsvColumn<Row> = { header: string; cell: (row: Row) => Cell };

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
