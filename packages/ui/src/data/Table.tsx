import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '../status/Skeleton.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

/**
 * Where a cell stands when a row is a card, on phones: `title` and `aside` share the first line, `note` is below them,
 * `row` is a line with its label, `none` is left out.
 */
export type CardSlot = 'title' | 'aside' | 'note' | 'row' | 'none';

export type Column<Row> = {
  key: string;
  /** The head of the column, and the label of a `row` on phones. */
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and amounts stand at the end, in tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** `row` by default. */
  card?: CardSlot | ((row: Row) => CardSlot) | undefined;
  sortable?: boolean | undefined;
  /** Left out on tablets, where all columns would not fit. Cards on phones have it. */
  isWideOnly?: boolean | undefined;
  className?: string | undefined;
};

export type TableSort = { key: string; descending: boolean };

export type TableProps<Row> = {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  /** Called with the key of the column whose header was pressed. */
  onSort?: ((key: string) => void) | undefined;
  /** Shows `skeletonRows` placeholders instead of rows. */
  loading?: boolean | undefined;
  skeletonRows?: number | undefined;
  /** Shown when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Lower rows, for lists with many of them. */
  dense?: boolean | undefined;
  /** Props of a row's `tr`, for example a click handler. */
  rowProps?: ((row: Row) => ComponentProps<'tr'>) | undefined;
  className?: string | undefined;
};

const slotClasses: Record<CardSlot, string> = {
  title: 'font-semibold max-sm:col-start-1 max-sm:row-start-1',
  aside: 'max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end max-sm:text-end',
  note: 'max-sm:col-span-2 max-sm:row-start-2 max-sm:text-xs max-sm:text-subtle',
  // A label without a value says nothing.
  row: 'max-sm:col-span-2 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:py-1 max-sm:has-[>div:empty]:hidden',
  none: 'max-sm:hidden',
};

const WIDE_ONLY = 'sm:max-lg:hidden';

const slotOf = <Row,>({ card = 'row' }: Column<Row>, row: Row | undefined): CardSlot => {
  if (typeof card !== 'function') return card;
  return row === undefined ? 'row' : card(row);
};

const alignOf = <Row,>({ align }: Column<Row>): string => (align === 'end' ? 'sm:text-end' : 'text-start');

type HeadProps<Row> = { column: Column<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>;

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { key, header, sortable, align } = column;
  const active = sort?.key === key ? sort : undefined;
  const order = active && (active.descending ? 'descending' : 'ascending');
  const Arrow = order === undefined ? ChevronsUpDown : order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sortable ? (order ?? 'none') : undefined}
      className={clsx(
        'px-2.5 py-3 text-xs font-semibold whitespace-nowrap text-subtle lg:px-4',
        column.isWideOnly && WIDE_ONLY,
        alignOf(column),
      )}
    >
      {sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort(key)}
          className={clsx(
            // Phones sort by a control of the list; nothing that is out of sight may have the focus.
            'inline-flex items-center gap-1 rounded-xs font-semibold hover:text-text max-sm:invisible',
            align === 'end' && 'flex-row-reverse',
            active && 'text-text',
          )}
        >
          {header}
          <Arrow aria-hidden className="size-3.5" />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

type RowProps<Row> = {
  columns: readonly Column<Row>[];
  row: Row | undefined;
  dense: boolean;
  props?: ComponentProps<'tr'> | undefined;
};

/** A row of the table; without data it shows placeholders. */
function TableRow<Row>({ columns, row, dense, props }: RowProps<Row>) {
  const hasRows = columns.some((column) => slotOf(column, row) === 'row');
  const hasNote = columns.some((column) => slotOf(column, row) === 'note');
  const lastOfHead: CardSlot = hasNote ? 'note' : 'title';
  return (
    <tr
      {...props}
      className={clsx(
        props?.className,
        'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:rounded-card max-sm:border',
        'max-sm:border-line max-sm:bg-panel max-sm:p-4 max-sm:shadow-raised',
        'sm:border-t sm:border-line sm:hover:bg-surface-3/50',
      )}
    >
      {columns.map((column) => {
        const slot = slotOf(column, row);
        return (
          <td
            key={column.key}
            className={clsx(
              'sm:px-2.5 lg:px-4',
              dense ? 'sm:py-1.5' : 'sm:py-3',
              slotClasses[slot],
              alignOf(column),
              column.align === 'end' && 'numeric',
              hasRows && slot === lastOfHead && 'max-sm:mb-1.5 max-sm:pb-2.5',
              column.isWideOnly && WIDE_ONLY,
              column.className,
            )}
          >
            {slot !== 'title' && (
              <span className={clsx('text-xs text-subtle sm:hidden', slot !== 'row' && 'sr-only')}>
                {column.header}
              </span>
            )}
            <div className={clsx('min-w-0', slot === 'row' && 'max-sm:text-end')}>
              {row === undefined ? (
                <Skeleton className="h-5 w-24 max-w-full sm:in-[.numeric]:ml-auto" />
              ) : (
                column.cell(row)
              )}
            </div>
          </td>
        );
      })}
    </tr>
  );
}

/** Rows and columns; on phones every row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, loading, skeletonRows = 5, empty, className } = props;
  const { dense = false, rowProps } = props;
  if (!loading && rows.length === 0) return empty;
  const places = Array.from({ length: skeletonRows }, (_, index) => `place-${index}`);
  return (
    <ScrollRegion
      className={clsx(
        'max-sm:overflow-visible sm:rounded-card sm:border sm:border-line sm:bg-panel sm:shadow-raised',
        className,
      )}
    >
      <table aria-busy={loading || undefined} className="w-full border-collapse text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map((column) => (
              <Head key={column.key} {...{ column, sort, onSort }} />
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
          {loading
            ? places.map((key) => <TableRow<Row> key={key} {...{ columns, dense }} row={undefined} />)
            : rows.map((row) => (
                <TableRow key={rowKey(row)} {...{ columns, dense, row }} props={rowProps?.(row)} />
              ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
