import { CompiledQuery, type QueryResult } from 'kysely';

/** Fixed SQL with a name, so that a session prepares it once; it runs in a Kysely transaction as well. */
export type Statement = {
  name: string;
  text: string;
  values: readonly (string | number | bigint | null)[];
};

export type Row = Readonly<Record<string, unknown>>;

/** A database or a transaction; spelled out, because `database.ts` stands above this file. */
type Runs = { executeQuery: <R>(query: CompiledQuery<R>) => Promise<QueryResult<R>> };

export async function runStatement<R>(db: Runs, { text, values }: Statement): Promise<R[]> {
  const { rows } = await db.executeQuery<R>(CompiledQuery.raw(text, [...values]));
  return rows;
}

const PLAIN = /^[\w.:+-]+$/;

function elementOf(value: string | number | bigint | null): string {
  if (value === null) return 'null';
  if (typeof value !== 'string') return String(value);
  if (PLAIN.test(value) && value.toLowerCase() !== 'null') return value;
  return `"${value.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"`;
}

/** The text of a PostgreSQL array with one element per item: many rows travel as a few parameters. */
export function arrayOf<T>(items: readonly T[], pick: (item: T) => string | number | bigint | null): string {
  let text = '{';
  for (const item of items) text += text.length > 1 ? `,${elementOf(pick(item))}` : elementOf(pick(item));
  return `${text}}`;
}
