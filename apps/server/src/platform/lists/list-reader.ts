import {
  LIST_COUNT_MAX,
  LIST_PAGE_SIZE,
  type AnyList,
  type ItemOf,
  type ListPage,
  type QueryOf,
} from '@croupier/contract/lists/define-list.ts';
import type { Db } from '../db/database.ts';
import { fieldRefusal } from '../field-refusal.ts';
import type { Rights } from '../http/context.ts';
import {
  decodeCursor,
  encodeCursor,
  fingerprintOf,
  isValueOf,
  type Cursor,
  type Position,
} from './cursor.ts';
import { listMerchants } from './list-merchants.ts';
import type { AnySource, ListSource } from './list-source.ts';
import { countStatement, pageStatement, type Cut, type Selection } from './list-statements.ts';

const badCursor = { code: 'lists.bad_cursor', status: 422 } as const;

type Marks = { list_sort: string | null; list_id: string; list_merchant: string };

/** What every list's query contains, whatever its filters are. */
type BaseQuery = {
  sort: string;
  merchants?: string[] | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

export type ListRequest<Query> = { merchantIds: readonly string[]; query: Query };

/** A list of the contract together with its SQL. */
export type ListReader<L extends AnyList = AnyList> = {
  readonly list: L;
  // Methods, because a reader of one list has to be usable as a reader of any list.
  read(db: Db, request: ListRequest<QueryOf<L>>): Promise<ListPage<ItemOf<L>>>;
  /** All rows of a selection in pages of `pageSize`, for exports. */
  pages(
    db: Db,
    request: ListRequest<QueryOf<L>> & { pageSize: number },
  ): AsyncGenerator<ItemOf<L>[], void, undefined>;
};

const positionOf = ({ list_sort: sort, list_id: id, list_merchant: merchantId }: Marks): Position => ({
  sort,
  id,
  merchantId,
});

/** @throws `lists.bad_cursor` for a cursor that was altered or belongs to another selection */
function cursorOf(text: string, field: string, fingerprint: string, { source, column }: Selection): Cursor {
  const cursor = decodeCursor(text, fingerprint);
  const isUsable =
    cursor &&
    isValueOf(source.id.type, cursor.id) &&
    (cursor.sort === null ? column.nullable === true : isValueOf(column.type, cursor.sort));
  if (!isUsable) throw fieldRefusal(badCursor, field);
  return cursor;
}

async function readRows<Row>(db: Db, selection: Selection, cut: Cut): Promise<Array<Row & Marks>> {
  const statement = pageStatement(selection, cut);
  if (!statement) return [];
  const { rows } = await statement.execute(db);
  return rows as Array<Row & Marks>;
}

async function countRows(db: Db, selection: Selection): Promise<Pick<Cursor, 'count' | 'isCountExact'>> {
  const { rows } = await countStatement(selection, LIST_COUNT_MAX + 1).execute(db);
  const count = Number((rows[0] as { count: bigint } | undefined)?.count ?? 0n);
  return { count: Math.min(count, LIST_COUNT_MAX), isCountExact: count <= LIST_COUNT_MAX };
}

/** Joins a list of the contract with its SQL. */
export function createListReader<L extends AnyList, Row>(
  list: L,
  source: ListSource<
    Row,
    NoInfer<ItemOf<L>>,
    { [Name in keyof L['filters']]: QueryOf<L>[Name & keyof QueryOf<L>] },
    L['sorts'][number]
  >,
): ListReader<L> {
  const any = source as unknown as AnySource;
  const selectionOf = ({ merchantIds, query }: ListRequest<QueryOf<L>>) => {
    const { sort, ...filters } = query as BaseQuery;
    const isDescending = sort.startsWith('-');
    const column = any.sorts[isDescending ? sort.slice(1) : sort];
    if (!column) throw new Error(`list ${list.id} has no order ${sort}`);
    return { isDescending, selection: { source: any, merchantIds, filters, column } };
  };

  const read: ListReader<L>['read'] = async (db, request) => {
    const { isDescending, selection } = selectionOf(request);
    const query = request.query as BaseQuery;
    const fingerprint = fingerprintOf(list.id, query);
    const isBackward = query.before !== undefined;
    const text = query.before ?? query.after;
    const cursor =
      text === undefined
        ? undefined
        : cursorOf(text, isBackward ? 'before' : 'after', fingerprint, selection);
    const limit = LIST_PAGE_SIZE + 1;
    const [found, counted] = await Promise.all([
      readRows<Row>(db, selection, { isDescending, isBackward, position: cursor, limit }),
      cursor ?? countRows(db, selection),
    ]);
    const hasMore = found.length === limit;
    const page = found.slice(0, LIST_PAGE_SIZE);
    if (isBackward) page.reverse();
    const { count, isCountExact } = counted;
    const cursorAt = (row: Marks | undefined, exists: boolean): string | null =>
      row && exists ? encodeCursor({ ...positionOf(row), count, isCountExact }, fingerprint) : null;
    return {
      items: page.map((row) => source.item(row)),
      // The row that a cursor came from lies on the other side of it.
      next: cursorAt(page.at(-1), isBackward || hasMore),
      previous: cursorAt(page[0], cursor !== undefined && (!isBackward || hasMore)),
      count,
      isCountExact,
    };
  };

  async function* pages(
    db: Db,
    { pageSize, ...request }: ListRequest<QueryOf<L>> & { pageSize: number },
  ): AsyncGenerator<ItemOf<L>[], void, undefined> {
    const { isDescending, selection } = selectionOf(request);
    let position: Position | undefined;
    for (;;) {
      const cut = { isDescending, isBackward: false, position, limit: pageSize };
      const rows = await readRows<Row>(db, selection, cut);
      if (rows.length > 0) yield rows.map((row) => source.item(row));
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) return;
      position = positionOf(last);
    }
  }

  return { list, read, pages };
}

/** A list that can be exported and counted outside of its own call. */
export type ExportableList = {
  reader: ListReader;
  /** Also rows that belong to no merchant. */
  hasPlatformRows?: boolean;
  /** The same check as in the list's own call. @throws for a selection that would read too much */
  check?: (query: object) => void;
};

export type ListDeps = { db: Db; merchants: { list: () => Promise<ReadonlyArray<{ id: string }>> } };

type ListCall = { query: object; rights: Pick<Rights, 'merchantsWith'>; params?: { merchantCode: string } };

/**
 * Answers a list's call, restricted to the merchants of the grants. `hasPlatformRows`: operators with a grant for all
 * merchants also see rows that belong to none.
 */
export async function answerList<L extends AnyList>(
  { db, merchants }: ListDeps,
  reader: ListReader<L>,
  call: ListCall,
  { hasPlatformRows = false }: { hasPlatformRows?: boolean } = {},
): Promise<ListPage<ItemOf<L>>> {
  const query = call.query as QueryOf<L> & BaseQuery;
  if (call.params) return reader.read(db, { merchantIds: [call.params.merchantCode], query });
  const all = (await merchants.list()).map(({ id }) => id);
  const merchantIds = listMerchants({
    rights: call.rights,
    permission: reader.list.permission,
    requested: query.merchants,
    all: hasPlatformRows ? ['', ...all] : all,
  });
  return reader.read(db, { merchantIds, query });
}
