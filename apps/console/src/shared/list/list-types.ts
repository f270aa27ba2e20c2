import type { AnyList, ItemOf, ListPage, QueryOf } from '@croupier/contract/lists/define-list.ts';
import type { Column } from '@croupier/ui/data/Table.tsx';
import type { ReactNode } from 'react';

/** Its header also names it in the choice of columns. A column with the key of an order can be sorted by. */
export type ListColumn<Item> = Omit<Column<Item>, 'sortable'> & {
  header: string;
  /** Shown only when the operator chooses it. */
  isOptional?: true;
};

/** The controls of one filter, or of two filters that are a period or a range. */
export type FilterControl<Name extends string = string> =
  | { kind: 'text'; name: Name; label: string; hint?: string }
  | { kind: 'choice'; name: Name; label: string; options: ReadonlyArray<{ value: string; label: string }> }
  | { kind: 'period'; from: Name; until: Name; label: string }
  | { kind: 'range'; min: Name; max: Name; label: string };

/** A row that is open over its list. */
export type OpenRow<Item> = {
  id: string;
  merchantCode: string;
  /** Undefined when the row is not on this page, for example after following a link. */
  item: Item | undefined;
  /** The address of the row's own page, if it has one. */
  page: string | undefined;
  onClose: () => void;
  /** The neighbours on this page. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
};

export type RowId = { id: string; merchantCode: string };

export type ListPageProps<L extends AnyList> = {
  list: L;
  title: string;
  text?: string;
  /** Between the title and the filters. */
  lead?: ReactNode;
  /** For a list of one merchant. */
  merchantCode?: string;
  load: (query: QueryOf<L>, signal: AbortSignal) => Promise<ListPage<ItemOf<L>>>;
  /** The first column opens the row. */
  columns: ReadonlyArray<ListColumn<ItemOf<L>>>;
  filters: ReadonlyArray<FilterControl<keyof L['filters'] & string>>;
  /** The address of a row's own page. */
  rowPage?: (row: RowId) => string;
  /** Details of the open row, usually in a `DetailPanel`. */
  renderPanel?: (open: OpenRow<ItemOf<L>>) => ReactNode;
  /** Buttons for the selected rows; without them rows cannot be selected. */
  renderBulkActs?: (selected: ReadonlyArray<ItemOf<L>>, clear: () => void) => ReactNode;
  /** Buttons next to the title, for example to create a row. */
  acts?: ReactNode;
  /** Shown when there are no rows and no filters. */
  emptyText: string;
};
