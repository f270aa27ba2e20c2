import type { TableSort } from '@croupier/ui/data/Table.tsx';
import { keepPreviousData, useInfiniteQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Filters, FilterValues, ListDefinition, Page } from './define-list.ts';
import { useListState, type List } from './use-list.ts';

/** A page of a list that continues after its last row; `next` is null at the end. */
export type KeysetPage<Row> = { items: readonly Row[]; next: string | null };

export type KeysetRequest<F extends Filters> = {
  filters: FilterValues<F>;
  sort: TableSort | undefined;
  /** Where the page before ended; undefined for the first one. */
  after: string | undefined;
  limit: number;
  today: string;
};

export type KeysetDefinition<F extends Filters, Data extends KeysetPage<unknown>> = {
  /** First part of the query key, usually the name of the call. */
  name: string;
  filters: F;
  /** As in `ListDefinition`. */
  sorts?: readonly string[];
  initialSort?: TableSort;
  /** @throws ApiError */
  load: (request: KeysetRequest<F>, signal: AbortSignal) => Promise<Data>;
};

/** What the pages that were loaded make together; figures beside the rows are those of the first page. */
export type Joined<Data> = Data & Page<Data extends KeysetPage<infer Row> ? Row : never>;

/** Like `defineList`, for calls that continue after a row instead of counting pages. */
export const defineKeysetList = <const F extends Filters, Data extends KeysetPage<unknown>>(
  definition: KeysetDefinition<F, Data>,
): KeysetDefinition<F, Data> => definition;

const PAGE_SIZE = 20;

/** Joins pages. Without the last one the number of rows is not known: at least what was loaded. */
export function joinPages<Data extends KeysetPage<unknown>>(
  pages: readonly Data[],
): Joined<Data> | undefined {
  const [first] = pages;
  if (!first) return undefined;
  const items = pages.flatMap((page) => page.items);
  return {
    ...first,
    items,
    next: pages.at(-1)?.next ?? null,
    totalPages: 1,
    totalItems: items.length,
  } as Joined<Data>;
}

/** Loads numbered pages one after the other, as a file needs them. */
export function inPages<F extends Filters, Data extends KeysetPage<unknown>>({
  load,
}: Pick<KeysetDefinition<F, Data>, 'load'>): ListDefinition<F, Joined<Data>>['load'] {
  let after: string | undefined;
  return async ({ pageNum, pageSize, ...request }, signal) => {
    if (pageNum === 1) after = undefined;
    const page = await load({ ...request, after, limit: pageSize }, signal);
    after = page.next ?? undefined;
    const totalPages = page.next === null ? pageNum : pageNum + 1;
    return { ...page, totalPages, totalItems: page.items.length } as unknown as Joined<Data>;
  };
}

/** A list whose further rows are loaded by a button. Its filters are in the address. */
export function useKeysetList<F extends Filters, Data extends KeysetPage<unknown>>(
  definition: KeysetDefinition<F, Data>,
): List<F, Joined<Data>> {
  const { name, load } = definition;
  const asPages: ListDefinition<F, Joined<Data>> = { ...definition, load: inPages(definition) };
  const state = useListState(asPages);
  const { request } = state;
  const query = useInfiniteQuery({
    queryKey: [name, 'pages', request],
    queryFn: ({ pageParam, signal }) => load({ ...request, after: pageParam, limit: PAGE_SIZE }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Data) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    ...state,
    query: { ...query, data: query.data && joinPages(query.data.pages) } as unknown as UseQueryResult<
      Joined<Data>
    >,
    more: {
      has: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      load: () => void query.fetchNextPage(),
    },
  };
}
