import { createHash } from 'node:crypto';

/** The place of a row in a list: its sort value and id as PostgreSQL prints them, and its merchant. */
export type Position = { sort: string | null; id: string; merchantId: string };

/** A cursor also carries the count of the first page, so that paging does not count again. */
export type Cursor = Position & { count: number; isCountExact: boolean };

const canonical = (value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, canonical(inner)]);
};

const checksum = (...parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(parts)))
    .digest('base64url')
    .slice(0, 16);

/** Identifies a list with its filters, merchants and order; a cursor is valid only for the same ones. */
export const fingerprintOf = (listId: string, query: Readonly<Record<string, unknown>>): string => {
  const { after: _after, before: _before, ...selection } = query;
  return checksum(listId, selection);
};

export function encodeCursor(cursor: Cursor, fingerprint: string): string {
  const { sort, id, merchantId, count, isCountExact } = cursor;
  const values = [sort, id, merchantId, count, isCountExact];
  return Buffer.from(JSON.stringify([...values, checksum(fingerprint, values)])).toString('base64url');
}

/**
 * Undefined for a cursor that was altered or belongs to another list, order, filter or merchant. The checksum is no
 * secret: a forged cursor can only choose another place among the rows that the operator may see anyway.
 */
export function decodeCursor(text: string, fingerprint: string): Cursor | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts)) return undefined;
  const [sort, id, merchantId, count, isCountExact, sum] = parts as unknown[];
  if (
    (sort !== null && typeof sort !== 'string') ||
    typeof id !== 'string' ||
    typeof merchantId !== 'string' ||
    typeof count !== 'number' ||
    typeof isCountExact !== 'boolean' ||
    sum !== checksum(fingerprint, [sort, id, merchantId, count, isCountExact])
  )
    return undefined;
  return { sort, id, merchantId, count, isCountExact };
}

/** Types that a list can be sorted by. */
export type SortType = 'text' | 'uuid' | 'integer' | 'bigint' | 'timestamptz';

const FORMS: Readonly<Record<SortType, RegExp>> = {
  text: /^[^\0]*$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  integer: /^-?\d{1,9}$/,
  bigint: /^-?\d{1,18}$/,
  timestamptz: /^\d{4}-[01]\d-[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-][01]\d(?::[0-5]\d)?$/,
};

/** Whether PostgreSQL accepts a text from a cursor as a value of the type, so that a forged one is not an error of ours. */
export const isValueOf = (type: SortType, text: string): boolean =>
  FORMS[type].test(text) &&
  (type !== 'timestamptz' ||
    !Number.isNaN(Date.parse(text.replace(/([+-]\d{2})$/, '$1:00').replace(' ', 'T'))));
