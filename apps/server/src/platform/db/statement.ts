import { CompiledQuery, type QueryResult } from 'kysely';

export type Value = string | number | bigint | null;

/** Fixed SQL with a name, so that a session prepares it once; also runs in a Kysely transaction. */
export type Statement = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly Value[];
  /** The same as COPY, for a session: inserting many rows at once leaves a third less in the write-ahead log. */
  readonly copy?: { readonly name: string; readonly text: string; readonly data: string };
};

export type Row = Readonly<Record<string, unknown>>;

/** A database or a transaction; declared here because `database.ts` imports this file. */
export type Runs = { executeQuery: <R>(query: CompiledQuery<R>) => Promise<QueryResult<R>> };

export async function runStatement<R>(db: Runs, { text, values }: Statement): Promise<R[]> {
  const { rows } = await db.executeQuery<R>(CompiledQuery.raw(text, [...values]));
  return rows;
}

const PLAIN = /^[\w.:+-]+$/;

function elementOf(value: Value): string {
  if (value === null) return 'null';
  if (typeof value !== 'string') return String(value);
  if (PLAIN.test(value) && value.toLowerCase() !== 'null') return value;
  return `"${value.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"`;
}

/** Formats items as a PostgreSQL array, so that many rows need only a few parameters. */
export function arrayOf<T>(items: readonly T[], pick: (item: T) => Value): string {
  let text = '{';
  for (const item of items) text += text.length > 1 ? `,${elementOf(pick(item))}` : elementOf(pick(item));
  return `${text}}`;
}

const COPY_SPECIAL = /[\\\t\n\r]/;
const COPY_ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};

function fieldOf(value: Value): string {
  if (value === null) return String.raw`\N`;
  if (typeof value !== 'string') return String(value);
  return COPY_SPECIAL.test(value)
    ? value.replaceAll(/[\\\t\n\r]/g, (character) => COPY_ESCAPES[character] ?? '')
    : value;
}

/** A column, its type and its value in a row. */
export type Column<T> = readonly [name: string, type: string, pick: (row: T) => Value];

/** Below this number of rows a prepared insert is faster than COPY. */
const COPY_FROM_ROWS = 4;

/**
 * Inserts rows as one array per column. The SQL is built once, parameters or COPY lines on demand. Another set of columns
 * of the same table needs another `label`, because sessions prepare statements by name.
 */
export function insertInto<T>(
  table: string,
  columns: readonly Column<T>[],
  label = table,
): (rows: readonly T[]) => Statement {
  const names = columns.map(([name]) => name).join(', ');
  const arrays = columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');
  const name = `insert_${label}`;
  const text = `insert into ${table} (${names}) select * from unnest(${arrays})`;
  const copyText = `copy ${table} (${names}) from stdin`;
  const linesOf = (rows: readonly T[]): string => {
    let lines = '';
    for (const row of rows) {
      for (const [index, [, , pick]] of columns.entries()) lines += (index ? '\t' : '') + fieldOf(pick(row));
      lines += '\n';
    }
    return lines;
  };
  return (rows) => ({
    name,
    text,
    get values() {
      return columns.map(([, , pick]) => arrayOf(rows, pick));
    },
    ...(rows.length >= COPY_FROM_ROWS && {
      copy: {
        name: `copy_${label}`,
        text: copyText,
        get data() {
          return linesOf(rows);
        },
      },
    }),
  });
}
