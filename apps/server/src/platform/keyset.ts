import { appError, requestErrors } from './http/errors.ts';

/** The last row of a page in a list ordered by time and id, both descending. */
export type Position = { at: Date; id: string };

const SEPARATOR = '_';
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const cursorOf = ({ at, id }: Position): string => `${at.toISOString()}${SEPARATOR}${id}`;

/** @throws `request.invalid` for anything but a cursor that was sent before */
export function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [time = '', id = ''] = cursor.split(SEPARATOR);
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !ID.test(id))
    throw appError(requestErrors.invalid, { fields: [{ field: 'after', code: 'field.invalid' }] });
  return { at, id };
}

/** A page of rows of which one more than `limit` was read, with the cursor of the next one. */
export function keysetPage<Row extends Position>(
  rows: readonly Row[],
  limit: number,
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? cursorOf(last) : null };
}
