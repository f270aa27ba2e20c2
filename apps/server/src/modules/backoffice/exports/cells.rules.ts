import { csvLine, type Cell } from '@croupier/contract/csv.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import { z } from 'zod';

/** A column of a file: the path of a value in a row. */
export type FileColumn = readonly string[];

/** The columns of a list's rows; a nested object has one column per value. */
export function columnsOf(item: z.ZodType, path: FileColumn = []): FileColumn[] {
  if (!(item instanceof z.ZodObject)) return [path];
  const shape = item.shape as Readonly<Record<string, z.ZodType>>;
  return Object.entries(shape).flatMap(([name, schema]) => columnsOf(schema, [...path, name]));
}

const valueAt = (row: unknown, path: FileColumn): unknown =>
  path.reduce<unknown>(
    (value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name],
    row,
  );

/** Times are in UTC; amounts are bigints in the scale of the ledger. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return { exact: formatMoney(value) };
  if (typeof value === 'number' || typeof value === 'boolean') return { exact: String(value) };
  if (value instanceof Date) return { exact: value.toISOString() };
  return JSON.stringify(value);
}

export const headerLine = (columns: readonly FileColumn[]): string =>
  csvLine(columns.map((path) => path.join('.')));

export const rowLine = (columns: readonly FileColumn[], row: unknown): string =>
  csvLine(columns.map((path) => cellOf(valueAt(row, path))));
