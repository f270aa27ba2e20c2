import type { RawBuilder } from 'kysely';
import type { SortType } from './cursor.ts';

export type Fragment = RawBuilder<unknown>;

export type SortColumn = {
  by: Fragment;
  type: SortType;
  nullable?: true;
  /** The id as a column of the same table as `by`, so that one index serves both. */
  id?: Fragment;
};

/** A column, or how to build it for a merchant: a subquery names the merchant itself. */
type ColumnSource = Fragment | ((merchantId: string) => Fragment);

/** The filters are the ones that apply, so that rare values can be joined in another order. */
type Rows<Filters> = (merchantId: string, filters: Readonly<Partial<Filters>>) => Fragment;

/**
 * The SQL of a list: one fragment per column, filter and order. Only these reach the database; names from a request
 * merely choose among them.
 */
export type ListSource<Row, Item, Filters, Sort extends string> = {
  /** `sql\`from members m where m.merchant_id = ${merchantId}\``; conditions are appended with `and`. */
  rows: Rows<Filters>;
  /** The same rows with only the tables that the filters need. */
  countRows?: Rows<Filters>;
  merchantId: Fragment;
  id: { by: Fragment; type: SortType };
  columns: { readonly [Name in keyof Row]: ColumnSource };
  filters: { readonly [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>) => Fragment };
  /** An order needs an index on merchant, sort column and id to stay fast deep inside a long list. */
  sorts: { readonly [Name in Sort]: SortColumn };
  item: (row: Row) => Item;
};

/** A source without its types, for the statements. */
export type AnySource = {
  rows: Rows<Record<string, unknown>>;
  countRows?: Rows<Record<string, unknown>>;
  merchantId: Fragment;
  id: { by: Fragment; type: SortType };
  columns: Readonly<Record<string, ColumnSource>>;
  filters: Readonly<Record<string, (value: never) => Fragment>>;
  sorts: Readonly<Record<string, SortColumn>>;
};
