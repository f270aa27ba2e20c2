import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import {
  decodeCursor,
  encodeCursor,
  fingerprintOf,
  isValueOf,
  type SortType,
} from '../../../../platform/lists/cursor.ts';
import { teamErrors } from '../teams.errors.ts';

/** The last row of a page: its sort value as PostgreSQL prints it, and what decides between equal ones. */
export type Place = { sort: string | null; id: string };
export type PlaceTypes = { sort: SortType; id: SortType };

type Query = Readonly<Record<string, unknown>> & { after?: string | undefined };

/** A cursor is valid for the selection and order that it was made for, and for the agent. */
const fingerprint = (list: string, agentId: string, query: Query): string =>
  fingerprintOf(`${list}:${agentId}`, query);

/** @throws `lists.bad_cursor` */
export function placeOf(
  list: string,
  { agentId, query, types }: { agentId: string; query: Query; types: PlaceTypes },
): Place | undefined {
  if (query.after === undefined) return undefined;
  const cursor = decodeCursor(query.after, fingerprint(list, agentId, query));
  const isUsable =
    cursor && isValueOf(types.id, cursor.id) && (cursor.sort === null || isValueOf(types.sort, cursor.sort));
  if (!isUsable) throw fieldRefusal(teamErrors.badCursor, 'after');
  return { sort: cursor.sort, id: cursor.id };
}

/** A page of rows of which one more than `limit` was read, with the cursor of the next one. */
export function pageOfRows<Row extends { place: Place }>(
  list: string,
  { agentId, query, limit }: { agentId: string; query: Query; limit: number },
  rows: readonly Row[],
): { items: Row[]; next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  if (rows.length <= limit || !last) return { items, next: null };
  const cursor = { ...last.place, merchantId: '', count: 0, isCountExact: true };
  return { items, next: encodeCursor(cursor, fingerprint(list, agentId, query)) };
}

/** `-validBet` is by valid bet, the highest first. */
export const orderOf = <S extends string>(sort: S | `-${S}`): { by: S; isDescending: boolean } => ({
  by: (sort.startsWith('-') ? sort.slice(1) : sort) as S,
  isDescending: sort.startsWith('-'),
});
