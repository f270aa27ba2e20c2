import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '../status/Skeleton.tsx';

export type Column<Row> = {
  key: string;
  /** Head of the column; on phones the label beside the value. */
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and amounts stand at the end, in tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** On phones this cell becomes the card's headline, without label. */
  headline?: boolean | undefined;
  className?: string | undefined;
};

export type TableProps<Row> = {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shows `skeletonRows` places instead of rows. */
  loading?: boolean | undefined;
  skeletonRows?: number | undefined;
  /** Shown when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  className?: string | undefined;
};

const cellClass =
  'max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:py-1 sm:px-4 sm:py-3';

/** Rows and columns; on phones every row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, loading = false, skeletonRows = 5, empty, className } = props;
  if (!loading && rows.length === 0) return empty;
  const places = Array.from({ length: loading ? skeletonRows : 0 }, (_, index) => `place-${index}`);
  const alignOf = (column: Column<Row>) => (column.align === 'end' ? 'sm:text-end' : 'text-start');

  const renderRow = (key: string, draw: (column: Column<Row>) => ReactNode) => (
    <tr
      key={key}

      className={clsx(
        'max-sm:flex max-sm:flex-col max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-panel max-sm:p-4',
        'max-sm:shadow-raised sm:border-t sm:border-line sm:hover:bg-surface-3/50',
      )}
    >
      {columns.map((column) => (
        <td
          key={column.key}

          className={clsx(
            cellClass,
            alignOf(column),
            column.align === 'end' && 'numeric',
            column.headline &&
              'font-semibold max-sm:order-first max-sm:mb-1.5 max-sm:border-b max-sm:border-line max-sm:pb-2.5',
            column.className,
          )}
        >
          {!column.headline && <span className="text-xs text-subtle sm:hidden">{column.header}</span>}
          <div className="min-w-0 max-sm:text-end max-sm:in-[.font-semibold]:text-start">{draw(column)}</div>
        </td>
      ))}
    </tr>
  );

  return (
    <div
      className={clsx(
        'sm:overflow-x-auto sm:rounded-card sm:border sm:border-line sm:bg-panel sm:shadow-raised',
        className,
      )}
    >
      <table aria-busy={loading || undefined} className="w-full border-collapse text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}

                scope="col"
                className={clsx(
                  'px-4 py-3 text-xs font-semibold whitespace-nowrap text-subtle',
                  alignOf(column),
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
          {loading
            ? places.map((key) =>
                renderRow(key, () => <Skeleton className="h-5 w-24 max-w-full sm:in-[.numeric]:ml-auto" />),
              )
            : rows.map((row) => renderRow(rowKey(row), (column) => column.cell(row)))}
        </tbody>
      </table>
    </div>
  );
}
