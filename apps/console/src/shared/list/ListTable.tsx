import { Table, type Column, type TableSort } from '@croupier/ui/data/Table.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListColumn, RowId } from './list-types.ts';
import { rowKey, type Selection } from './use-selection.ts';

/** Marks the element of a row that the keyboard moves to. */
export const ROW = 'data-list-row';

export type ListTableProps<Item extends RowId> = {
  title: string;
  columns: ReadonlyArray<ListColumn<Item>>;
  items: readonly Item[];
  isLoading: boolean;
  isDense: boolean;
  sort: TableSort;
  sorts: readonly string[];
  onSort: (key: string) => void;
  open: RowId | undefined;
  /** The address of the list with a row open; undefined if rows cannot be opened. */
  openAddress: ((item: Item) => string) | undefined;
  rowPage: ((item: Item) => string) | undefined;
  selection: Selection<Item> | undefined;
  rowClass: (item: Item) => string | undefined;
  empty: ReactNode;
};

const INTERACTIVE = 'a, button, input, label, select';

/** Whether a click on a row was meant for the row: not for a control in it, nor to mark text. */
const isForRow = ({ target, button }: MouseEvent): boolean =>
  button === 0 &&
  target instanceof Element &&
  target.closest(INTERACTIVE) === null &&
  (getSelection()?.isCollapsed ?? true);

function useColumns<Item extends RowId>(props: ListTableProps<Item>): Column<Item>[] {
  const { columns, sorts, items, selection, openAddress, rowPage } = props;
  const t = useTranslations('console.list');
  const navigate = useNavigate();
  const linked = (item: Item, content: ReactNode): ReactNode => {
    const to = openAddress?.(item) ?? rowPage?.(item);
    const mark = { [ROW]: rowKey(item) };
    if (to === undefined)
      return (
        <span {...mark} tabIndex={-1} className="rounded-xs">
          {content}
        </span>
      );
    return (
      <Link
        {...mark}
        to={to}
        preventScrollReset={openAddress !== undefined}
        className="font-semibold text-text no-underline hover:underline"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !event.shiftKey || !rowPage) return;
          event.preventDefault();
          void navigate(rowPage(item));
        }}
      >
        {content}
      </Link>
    );
  };
  const shown = columns.map((column, index): Column<Item> => ({
    ...column,
    sortable: sorts.includes(column.key),
    ...(index === 0 && {
      card: column.card ?? 'title',
      cell: (item: Item) => linked(item, column.cell(item)),
    }),
  }));
  if (!selection) return shown;
  const box: Column<Item> = {
    key: 'selected',
    card: 'none',
    className: 'w-10',
    header: (
      <input
        type="checkbox"
        className="check"
        aria-label={t('selectAll')}
        checked={items.length > 0 && items.every(selection.has)}
        onChange={() => selection.toggleAll(items)}
      />
    ),
    cell: (item) => (
      <input
        type="checkbox"
        className="check"
        aria-label={t('selectRow')}
        checked={selection.has(item)}
        onChange={() => selection.toggle(item)}
      />
    ),
  };
  return [box, ...shown];
}

/** The rows of a list. A click anywhere on a row opens it. */
export function ListTable<Item extends RowId>(props: ListTableProps<Item>) {
  const {
    title,
    items,
    isLoading,
    isDense,
    sort,
    onSort,
    open,
    openAddress,
    rowPage,
    selection,
    rowClass,
    empty,
  } = props;
  const navigate = useNavigate();
  const columns = useColumns(props);
  const openRow = (item: Item): void => {
    const to = openAddress?.(item) ?? rowPage?.(item);
    if (to !== undefined) void navigate(to, { preventScrollReset: openAddress !== undefined });
  };
  const isOpenable = openAddress !== undefined || rowPage !== undefined;
  return (
    <Table
      caption={title}
      columns={columns}
      rows={items}
      rowKey={rowKey}
      loading={isLoading}
      skeletonRows={12}
      dense={isDense}
      sort={sort}
      onSort={onSort}
      empty={empty}
      rowProps={(item) => ({
        'aria-current': open && rowKey(open) === rowKey(item) ? 'true' : undefined,
        className: [
          isOpenable && 'cursor-pointer',
          'sm:focus-within:bg-surface-3/70 aria-[current=true]:bg-brand-soft',
          selection?.has(item) && 'bg-brand-soft',
          rowClass(item),
        ]
          .filter(Boolean)
          .join(' '),
        onClick: isOpenable
          ? (event) => {
              if (isForRow(event)) openRow(item);
            }
          : undefined,
      })}
    />
  );
}
