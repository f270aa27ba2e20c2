import { sql, type RawBuilder } from 'kysely';
import type { Place, PlaceTypes } from './paging.rules.ts';

export type Order = {
  by: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  types: PlaceTypes;
  isDescending: boolean;
};

const direction = ({ isDescending }: Order): RawBuilder<unknown> => (isDescending ? sql`desc` : sql`asc`);

/** The order of a list; the id decides between equal rows. */
export const orderBy = (order: Order): RawBuilder<unknown> =>
  sql`order by ${order.by} ${direction(order)} nulls last, ${order.id} ${direction(order)}`;

const valueOf = (text: string, type: PlaceTypes['sort']): RawBuilder<unknown> =>
  sql`${text}::text::${sql.raw(type)}`;

/** Whether a row comes after the last one of the page before. */
export function isAfter(order: Order, place: Place | undefined): RawBuilder<unknown> {
  if (!place) return sql`true`;
  const operator = order.isDescending ? sql`<` : sql`>`;
  const id = valueOf(place.id, order.types.id);
  if (place.sort === null) return sql`(${order.by} is null and ${order.id} ${operator} ${id})`;
  const sort = valueOf(place.sort, order.types.sort);
  const behind = sql`(${order.by}, ${order.id}) ${operator} (${sort}, ${id})`;
  return sql`(${behind} or ${order.by} is null)`;
}

/** The place of a row, for the cursor. */
export const placeColumn = (order: Order): RawBuilder<unknown> =>
  sql`jsonb_build_object('sort', (${order.by})::text, 'id', (${order.id})::text) as place`;
