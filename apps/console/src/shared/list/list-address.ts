import type { AnyList } from '@croupier/contract/lists/define-list.ts';
import type { TableSort } from '@croupier/ui/data/Table.tsx';
import { safeDecode, type $ZodType } from 'zod/v4/core';
import type { RowId } from './list-types.ts';

const DESCENDING = '-';
const CURSOR = /^[\w-]{1,2000}$/;

export const sortText = ({ key, descending }: TableSort): string => `${descending ? DESCENDING : ''}${key}`;

export const sortOf = (text: string): TableSort =>
  text.startsWith(DESCENDING) ? { key: text.slice(1), descending: true } : { key: text, descending: false };

const openText = ({ merchantCode, id }: RowId): string => `${merchantCode}/${id}`;

function readOpen(text: string | null): RowId | undefined {
  const slash = text?.indexOf('/') ?? -1;
  if (text === null || slash < 0 || slash === text.length - 1) return undefined;
  return { merchantCode: text.slice(0, slash), id: text.slice(slash + 1) };
}

/** What the address says about a list; whatever is invalid is left out. */
export type ListAddress = {
  /** The filters as they are in the address. */
  filters: Readonly<Record<string, string>>;
  sort: TableSort;
  open: RowId | undefined;
  columns: readonly string[] | undefined;
  /** The input of the list's call. */
  query: Readonly<Record<string, unknown>>;
};

export const isValidFilter = (list: AnyList, name: string, text: string): boolean => {
  const schema = list.filters[name];
  return schema !== undefined && safeDecode(schema as $ZodType, text as never).success;
};

export function readAddress(list: AnyList, search: URLSearchParams): ListAddress {
  const filters: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(list.filters)) {
    const text = search.get(name);
    if (text === null) continue;
    const result = safeDecode(schema as $ZodType, text as never);
    if (!result.success) continue;
    filters[name] = text;
    values[name] = result.data;
  }
  const wanted = search.get('sort') ?? '';
  const sort = list.sorts.includes(sortOf(wanted).key) ? wanted : list.initialSort;
  const cursors = ['after', 'before'].flatMap((name) => {
    const text = search.get(name);
    return text !== null && CURSOR.test(text) ? [[name, text] as const] : [];
  });
  return {
    filters,
    sort: sortOf(sort),
    open: readOpen(search.get('open')),
    columns: search.get('columns')?.split(',').filter(Boolean),
    query: { ...values, sort, ...Object.fromEntries(cursors.slice(0, 1)) },
  };
}

type Changes = Readonly<Record<string, string | undefined>>;

/** The address with some parameters changed; undefined removes one. */
function changed(search: URLSearchParams, changes: Changes): URLSearchParams {
  const after = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) after.delete(name);
    else after.set(name, value);
  return after;
}

const FIRST_PAGE = { after: undefined, before: undefined };
const CLOSED = { open: undefined, tab: undefined };

/** Every change of filters or order starts at the first page. */
export const withFilters = (search: URLSearchParams, filters: Changes): URLSearchParams =>
  changed(search, { ...filters, ...FIRST_PAGE, ...CLOSED });

export const withSort = (list: AnyList, search: URLSearchParams, sort: TableSort): URLSearchParams => {
  const text = sortText(sort);
  return changed(search, { sort: text === list.initialSort ? undefined : text, ...FIRST_PAGE, ...CLOSED });
};

/** `undefined` is the first page. */
export const withPage = (
  search: URLSearchParams,
  cursor: { after: string } | { before: string } | undefined,
): URLSearchParams => changed(search, { ...FIRST_PAGE, ...CLOSED, ...cursor });

export const withOpen = (search: URLSearchParams, row: RowId | undefined): URLSearchParams =>
  changed(search, row ? { open: openText(row) } : CLOSED);

export const withColumns = (
  search: URLSearchParams,
  columns: readonly string[] | undefined,
): URLSearchParams => changed(search, { columns: columns?.join(',') });
