import type { TableSort } from '@croupier/ui/data/Table.tsx';

export type Page<Row> = { items: readonly Row[]; totalPages: number; totalItems: number };

/** Filters by name; each reads and writes its own part of the address. */
export type Filters = Readonly<
  Record<
    string,
    {
      read: (search: URLSearchParams) => unknown;
      write: (value: never) => Readonly<Record<string, string>>;
    }
  >
>;
export type FilterValues<F extends Filters> = { [Name in keyof F]: ReturnType<F[Name]['read']> };

export type ListRequest<F extends Filters> = {
  filters: FilterValues<F>;
  sort: TableSort | undefined;
  /** From 1. */
  pageNum: number;
  pageSize: number;
  /** The reader's day, `yyyy-MM-dd`. */
  today: string;
  /** For a file: rows newer than this would move others to a page that was read already. */
  asOf?: Date;
};

export type ListDefinition<F extends Filters, Data extends Page<unknown>> = {
  /** First part of the query key, usually the name of the call. */
  name: string;
  filters: F;
  /** Columns that the server can sort by, by their keys. The first one is the default, descending. */
  sorts?: readonly string[];
  /** Another order to begin with. */
  initialSort?: TableSort;
  pageSize?: number;
  /** @throws ApiError */
  load: (request: ListRequest<F>, signal: AbortSignal) => Promise<Data>;
};

export type RowOf<Data extends Page<unknown>> = Data['items'][number];

/**
 * A list as data: its filters, how it may be sorted, and the call that loads a page. `useList` keeps its state in the
 * address, `ListView` shows it.
 */
export const defineList = <const F extends Filters, Data extends Page<unknown>>(
  definition: ListDefinition<F, Data>,
): ListDefinition<F, Data> => definition;
