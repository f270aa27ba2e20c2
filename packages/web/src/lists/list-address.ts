import type { TableSort } from '@croupier/ui/data/Table.tsx';
import type { Filters, FilterValues, ListDefinition, Page } from './define-list.ts';

/** What the address says about a list. */
export type ListState<F extends Filters> = {
  filters: FilterValues<F>;
  /** Undefined for a list that cannot be sorted. */
  sort: TableSort | undefined;
  /** From 1. */
  page: number;
};

type Definition<F extends Filters> = Pick<
  ListDefinition<F, Page<unknown>>,
  'filters' | 'sorts' | 'initialSort'
>;

const MAX_PAGE = 100_000;
const DESCENDING = '-';

type Sorts = Pick<ListDefinition<Filters, Page<unknown>>, 'sorts' | 'initialSort'>;

const defaultSort = ({ sorts = [], initialSort }: Sorts): TableSort | undefined =>
  initialSort ?? (sorts[0] === undefined ? undefined : { key: sorts[0], descending: true });

/** `-stake` sorts by the stake, the largest first. */
function readSort(text: string | null, definition: Sorts): TableSort | undefined {
  const { sorts = [] } = definition;
  const descending = text?.startsWith(DESCENDING) ?? false;
  const key = descending ? text?.slice(DESCENDING.length) : text;
  return typeof key === 'string' && sorts.includes(key) ? { key, descending } : defaultSort(definition);
}

const isSameSort = (a: TableSort | undefined, b: TableSort | undefined): boolean =>
  a?.key === b?.key && a?.descending === b?.descending;

/** Reads the address; whatever is invalid becomes the default. */
export function readList<F extends Filters>(
  definition: Definition<F>,
  search: URLSearchParams,
): ListState<F> {
  const { filters } = definition;
  const page = Number(search.get('page') ?? '1');
  return {
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [name, filter.read(search)]),
    ) as FilterValues<F>,
    sort: readSort(search.get('sort'), definition),
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
  };
}

/** The parameters of the filters alone; none when nothing is filtered. */
export const filterParams = <F extends Filters>(
  { filters }: Definition<F>,
  values: FilterValues<F>,
): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(filters).map(([name, filter]) => filter.write(values[name] as never)),
  ) as Record<string, string>;

/** The address of a state; defaults are left out. */
export function writeList<F extends Filters>(
  definition: Definition<F>,
  state: ListState<F>,
): URLSearchParams {
  const search = new URLSearchParams(filterParams(definition, state.filters));
  const { sort, page } = state;
  if (sort && !isSameSort(sort, defaultSort(definition)))
    search.set('sort', `${sort.descending ? DESCENDING : ''}${sort.key}`);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** Sorting by a column: numbers and times are most useful with the largest first, pressing again reverses that. */
export const sortBy = (key: string, current: TableSort | undefined): TableSort => ({
  key,
  descending: current?.key === key ? !current.descending : true,
});
