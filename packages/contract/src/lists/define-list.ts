import { z } from 'zod';
import type { Permission } from '../access/permissions.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { codeList } from './code-list.ts';

export const LIST_PAGE_SIZE = 50;
/** Rows are counted up to here; a larger count would slow down every page. */
export const LIST_COUNT_MAX = 10_000;

const MAX_MERCHANTS = 100;
/** Room for a sort value, an id and a checksum. */
const MAX_CURSOR_LENGTH = 2000;

const merchantCodes = codeList(MAX_MERCHANTS);

const cursor = z
  .string()
  .min(1)
  .max(MAX_CURSOR_LENGTH)
  .regex(/^[\w-]+$/);

/** Names of query parameters and of the address that a filter must not use. */
const RESERVED: ReadonlySet<string> = new Set([
  'merchants',
  'merchant',
  'sort',
  'after',
  'before',
  'open',
  'tab',
  'columns',
  'view',
]);

export type ListItem = z.ZodObject<
  { id: z.ZodType<string>; merchantCode: z.ZodType<string> } & z.ZodRawShape
>;
export type ListFilters = Readonly<Record<string, z.ZodType>>;

type Optional<F extends ListFilters> = { [Name in keyof F]: z.ZodOptional<F[Name]> };

export type SortOf<S extends string> = S | `-${S}`;

type QueryShape<F extends ListFilters, S extends string> = Optional<F> & {
  merchants: z.ZodOptional<typeof merchantCodes>;
  sort: z.ZodDefault<z.ZodEnum<{ [Key in SortOf<S>]: Key }>>;
  after: z.ZodOptional<typeof cursor>;
  before: z.ZodOptional<typeof cursor>;
};

type PageSchema<I extends z.ZodType> = z.ZodObject<{
  items: z.ZodArray<I>;
  next: z.ZodNullable<z.ZodString>;
  previous: z.ZodNullable<z.ZodString>;
  count: z.ZodInt;
  isCountExact: z.ZodBoolean;
}>;

const pageSchema = <I extends z.ZodType>(item: I): PageSchema<I> =>
  z.object({
    items: z.array(item),
    /** The cursor for `after`; null on the last page. */
    next: z.string().nullable(),
    /** The cursor for `before`; null on the first page. */
    previous: z.string().nullable(),
    /** At most `LIST_COUNT_MAX`. As of the first page: paging does not count again. */
    count: z.int(),
    isCountExact: z.boolean(),
  });

type OfOneMerchant = `/console/merchants/:merchantCode/${string}`;

export type ListOptions<
  I extends ListItem,
  F extends ListFilters,
  S extends string,
  P extends `/console/${string}`,
> = {
  /** Names the list for exports, saved views and the settings of an operator: `audit`. */
  readonly id: string;
  /** Below `/console/merchants/:merchantCode/` for one merchant; elsewhere for several, restricted to the grants. */
  readonly path: P;
  readonly summary: string;
  readonly permission: Permission;
  /** A row, with every value that a column shows. */
  readonly item: I;
  /** Every filter is optional. Periods and ranges are two filters: `createdFrom`, `createdUntil`. */
  readonly filters: F;
  /** What rows can be sorted by. */
  readonly sorts: readonly [S, ...S[]];
  /** The order without a choice; `-` means descending. */
  readonly initialSort: SortOf<NoInfer<S>>;
};

/** A list of the operator console as data: its call, its filters and its orders. */
export function defineList<
  I extends ListItem,
  F extends ListFilters,
  const S extends string,
  const P extends `/console/${string}`,
>(options: ListOptions<I, F, S, P>) {
  const { id, path, summary, permission, item, filters, sorts, initialSort } = options;
  const reserved = Object.keys(filters).find((name) => RESERVED.has(name));
  if (reserved) throw new Error(`list ${id}: a filter cannot be named ${reserved}`);
  const orders = sorts.flatMap((name): SortOf<S>[] => [name, `-${name}`]);
  const query = z.object({
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filter.optional()])),
    /** Without it, all granted merchants. */
    merchants: merchantCodes.optional(),
    sort: z.enum(orders).default(initialSort as never),
    after: cursor.optional(),
    before: cursor.optional(),
    // The names of the filters are known to the caller only.
  }) as unknown as z.ZodObject<QueryShape<F, S>>;
  const route = {
    method: 'GET' as const,
    path,
    summary,
    access: 'operator' as const,
    permission,
    ...(path.includes('/:merchantCode/') && { params: merchantParams }),
    query,
    response: pageSchema(item),
    errors: ['lists.bad_cursor'] as const,
  };
  type Params = P extends OfOneMerchant ? { readonly params: typeof merchantParams } : object;
  return {
    id,
    permission,
    item,
    filters,
    sorts,
    initialSort,
    query,
    route: route as Omit<typeof route, 'params'> & Params,
  };
}

/** Any list, for code that works with all of them. */
export type AnyList = Pick<
  ReturnType<typeof defineList<ListItem, ListFilters, string, `/console/${string}`>>,
  'id' | 'permission' | 'filters' | 'sorts' | 'initialSort'
> & { readonly item: z.ZodType; readonly query: z.ZodType; readonly route: { readonly path: string } };

export type ItemOf<L extends { item: z.ZodType }> = z.output<L['item']>;
export type QueryOf<L extends { query: z.ZodType }> = z.output<L['query']>;
export type ListPage<Item> = {
  items: Item[];
  next: string | null;
  previous: string | null;
  count: number;
  isCountExact: boolean;
};
