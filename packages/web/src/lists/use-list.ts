import type { TableSort } from '@croupier/ui/data/Table.tsx';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Filters, FilterValues, ListDefinition, ListRequest, Page } from './define-list.ts';
import { filterParams, readList, sortBy, writeList, type ListState } from './list-address.ts';
import { useToday } from './use-today.ts';

const PAGE_SIZE = 20;

export type FilterProps<Value> = { value: Value; onChange: (value: Value) => void };

export type List<F extends Filters, Data extends Page<unknown>> = ListState<F> & {
  definition: ListDefinition<F, Data>;
  today: string;
  query: UseQueryResult<Data>;
  /** The props of a filter's control: `<SelectFilter {...list.filter('state')} />`. */
  filter: <Name extends keyof F & string>(name: Name) => FilterProps<FilterValues<F>[Name]>;
  setPage: (page: number) => void;
  /** Sorts by a column; again the other way round. */
  toggleSort: (key: string) => void;
  setSort: (sort: TableSort) => void;
  /** Whether a filter differs from its default. */
  isFiltered: boolean;
  clear: () => void;
  /** What loads a page of these filters in this order. */
  request: Omit<ListRequest<F>, 'pageNum' | 'pageSize'>;
  /** For a list that continues after its last row and has no numbered pages. */
  more?: { has: boolean; isLoading: boolean; load: () => void };
};

/** What the address says about a list, and what changes it. */
export function useListState<F extends Filters, Data extends Page<unknown>>(
  definition: ListDefinition<F, Data>,
): Omit<List<F, Data>, 'query'> {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const state = readList(definition, search);
  const { filters, sort } = state;
  const change = (part: Partial<ListState<F>>): void =>
    setSearch((before) => writeList(definition, { ...readList(definition, before), page: 1, ...part }), {
      // The back button turns pages back, but it does not go through every filter that was tried.
      replace: part.page === undefined,
      preventScrollReset: part.page === undefined,
    });
  return {
    ...state,
    definition,
    today,
    request: { filters, sort, today },
    filter: (name) => ({
      value: filters[name],
      onChange: (value) => change({ filters: { ...filters, [name]: value } }),
    }),
    setPage: (next) => change({ page: next }),
    toggleSort: (key) => change({ sort: sortBy(key, sort) }),
    setSort: (next) => change({ sort: next }),
    isFiltered: Object.keys(filterParams(definition, filters)).length > 0,
    clear: () => setSearch(new URLSearchParams(), { replace: true }),
  };
}

/** The state of a list. It lives in the address, so that a reload, a bookmark and the back button keep it. */
export function useList<F extends Filters, Data extends Page<unknown>>(
  definition: ListDefinition<F, Data>,
): List<F, Data> {
  const state = useListState(definition);
  const { page, request } = state;
  const pageSize = definition.pageSize ?? PAGE_SIZE;
  const query = useQuery({
    queryKey: [definition.name, { ...request, page, pageSize }],
    queryFn: ({ signal }) => definition.load({ ...request, pageNum: page, pageSize }, signal),
    // The old page stays until the new one is there; newer rows show at the next visit.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...state, query };
}
