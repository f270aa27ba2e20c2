import { sql } from 'kysely';
import type { Position } from './cursor.ts';
import type { AnySource, Fragment, SortColumn } from './list-source.ts';

export type Selection = {
  source: AnySource;
  merchantIds: readonly string[];
  filters: Readonly<Record<string, unknown>>;
  column: SortColumn;
};

/** Which rows of the selection to read, and in which direction. */
export type Cut = {
  isDescending: boolean;
  /** Towards the start of the list: the rows come in reverse order. */
  isBackward: boolean;
  position: Position | undefined;
  limit: number;
};

const and = (conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0 ? sql`` : sql` and ${sql.join(conditions, sql` and `)}`;

const filterConditions = ({ source, filters }: Selection): Fragment[] =>
  Object.entries(filters).flatMap(([name, value]) => {
    const filter = source.filters[name];
    return value === undefined || filter === undefined ? [] : [filter(value as never)];
  });

/** The same order everywhere, whatever the collation of the database: merchants decide between equal rows. */
const isBehind = (merchantId: string, other: string, isDescending: boolean): boolean =>
  isDescending ? merchantId < other : merchantId > other;

/** One merchant's rows with a sort value, or those without one; undefined if the position excludes them. */
function conditionsAt(
  { source, column }: Selection,
  merchantId: string,
  { cut, isNull }: { cut: Cut; isNull: boolean },
): Fragment[] | undefined {
  const { position, isBackward } = cut;
  const isDescending = cut.isDescending !== isBackward;
  const kind = column.nullable ? [isNull ? sql`${column.by} is null` : sql`${column.by} is not null`] : [];
  if (!position) return kind;
  const isAtNull = position.sort === null;
  // Rows without a sort value come last, in both orders.
  if (isNull !== isAtNull) return isNull === isBackward ? undefined : kind;
  const inclusive = isBehind(merchantId, position.merchantId, isDescending) ? '=' : '';
  const operator = sql.raw(`${isDescending ? '<' : '>'}${inclusive}`);
  const id = sql`${position.id}::text::${sql.raw(source.id.type)}`;
  const ownId = column.id ?? source.id.by;
  if (isNull) return [...kind, sql`${ownId} ${operator} ${id}`];
  const value = sql`${position.sort}::text::${sql.raw(column.type)}`;
  return [...kind, sql`(${column.by}, ${ownId}) ${operator} (${value}, ${id})`];
}

const columnList = ({ columns }: AnySource, merchantId: string): Fragment =>
  sql.join(
    Object.entries(columns).map(([name, column]) => {
      const fragment = typeof column === 'function' ? column(merchantId) : column;
      return sql`${fragment} as ${sql.id(name)}`;
    }),
  );

/**
 * One page. Every merchant is read by its own index in the wanted order and cut off early; the outer order then merges
 * at most `limit` rows of each.
 */
export function pageStatement(selection: Selection, cut: Cut): Fragment | undefined {
  const { source, merchantIds, column } = selection;
  const direction = sql.raw(cut.isDescending === cut.isBackward ? 'asc' : 'desc');
  const nulls = sql.raw(cut.isBackward ? 'desc' : 'asc');
  const shared = filterConditions(selection);
  const ownId = column.id ?? source.id.by;
  const parts = merchantIds.flatMap((merchantId) =>
    (column.nullable ? [false, true] : [false]).flatMap((isNull) => {
      const conditions = conditionsAt(selection, merchantId, { cut, isNull });
      if (!conditions) return [];
      const order = isNull
        ? sql`${ownId} ${direction}`
        : sql`${column.by} ${direction}, ${ownId} ${direction}`;
      return [
        sql`(select ${columnList(source, merchantId)}, ${column.by} as list_by, ${source.id.by} as list_tie,
          ${source.merchantId} as list_merchant
          ${source.rows(merchantId, selection.filters)} ${and([...shared, ...conditions])} order by ${order} limit ${cut.limit})`,
      ];
    }),
  );
  if (parts.length === 0) return undefined;
  return sql`select *, list_by::text as list_sort, list_tie::text as list_id
    from (${sql.join(parts, sql` union all `)}) as list
    order by (list_by is null) ${nulls}, list_by ${direction}, list_tie ${direction},
      list_merchant collate "C" ${direction}
    limit ${cut.limit}`;
}

/** Counts the rows up to `limit`. */
export function countStatement(selection: Selection, limit: number): Fragment {
  const { source, filters } = selection;
  const shared = filterConditions(selection);
  const rows = source.countRows ?? source.rows;
  const parts = selection.merchantIds.map(
    (merchantId) => sql`(select 1 ${rows(merchantId, filters)} ${and(shared)} limit ${limit})`,
  );
  return sql`select count(*) as count from (
    select 1 from (${sql.join(parts, sql` union all `)}) as merchants limit ${limit}) as list`;
}
