import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Pagination } from '@croupier/ui/data/Pagination.tsx';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { clsx } from 'clsx';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { QueryProblem } from '../client/QueryProblem.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { CsvButton } from './CsvButton.tsx';
import type { CsvColumn } from './csv.ts';
import type { Filters, Page, RowOf } from './define-list.ts';
import { ListTotals, type Total } from './ListTotals.tsx';
import { SortControl } from './SortControl.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import type { List } from './use-list.ts';

/** Its header is also an option of the sort control. */
export type ListColumn<Row> = Column<Row> & {
  header: string;
  /** Hidden until the reader chooses it. */
  isOptional?: boolean;
};

export type ListViewProps<F extends Filters, Data extends Page<unknown>> = {
  /** From `useList`. */
  list: List<F, Data>;
  title: string;
  /** `h2` for a list below others on a page. */
  heading?: 'h1' | 'h2' | undefined;
  text?: string;
  columns: readonly ListColumn<RowOf<Data>>[];
  rowKey: (row: RowOf<Data>) => string;
  /** The controls of the filters: `PeriodFilter`, `SelectFilter`. */
  filters?: ReactNode;
  totals?: (data: Data) => readonly Total[];
  csv?: { fileName: string; columns: readonly CsvColumn<RowOf<Data>>[] };
  /** Lets the reader choose columns, and stores the choice under this name. */
  choiceName?: string;
  /** Shown when there are no rows at all; a selection without rows offers to clear the filters. */
  empty: { text: string; action?: ReactNode };
};

function EmptyList<F extends Filters, Data extends Page<unknown>>({
  list,
  empty,
}: Pick<ListViewProps<F, Data>, 'list' | 'empty'>) {
  const t = useTranslations('lists');
  const { isFiltered, clear } = list;
  return (
    <EmptyState
      icon={<ScrollText />}
      title={t('empty')}
      text={isFiltered ? t('emptyFiltered') : empty.text}
      action={isFiltered ? <Button onClick={clear}>{t('clear')}</Button> : empty.action}
    />
  );
}

function ListPages<F extends Filters, Data extends Page<unknown>>({ list }: { list: List<F, Data> }) {
  const t = useTranslations('lists');
  const { more } = list;
  if (more)
    return (
      more.has && (
        <Button className="justify-self-center" loading={more.isLoading} onClick={more.load}>
          {t('more')}
        </Button>
      )
    );
  const pageCount = list.query.data?.totalPages ?? 1;
  return (
    <Pagination
      className="flex-wrap"
      page={list.page}
      pageCount={pageCount}
      onPageChange={list.setPage}
      labels={{
        navigation: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: (page) => t('pageOf', { page: String(page), total: String(pageCount) }),
      }}
    />
  );
}

/** A list with its filters, totals, rows, pages and file; a table on wide screens, cards on phones. */
export function ListView<F extends Filters, Data extends Page<unknown>>(props: ListViewProps<F, Data>) {
  const { list, title, text, rowKey, filters, totals, csv, empty } = props;
  const t = useTranslations('lists');
  const Heading = props.heading ?? 'h1';
  const { query, definition, request } = list;
  const { data } = query;
  const choice = useColumnChoice(props.choiceName, props.columns);
  const { columns } = choice;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <Heading className={Heading === 'h1' ? 'text-2xl' : 'text-lg'}>{title}</Heading>
          {text && <p className="mt-1 text-sm text-muted">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {props.choiceName && <ColumnChoice all={props.columns} {...choice} />}
          {csv && (
            <CsvButton
              disabled={!data?.totalItems}
              source={{ ...csv, load: (page, signal) => definition.load({ ...request, ...page }, signal) }}
            />
          )}
        </div>
      </header>
      {filters && (
        <section aria-label={t('filters')} className="grid gap-3">
          {filters}
        </section>
      )}
      {query.isLoadingError ? (
        <QueryProblem query={query} title={t('failed')} />
      ) : (
        <>
          {totals && <ListTotals totals={data && totals(data)} />}
          {list.sort && data?.items.length !== 0 && (
            <SortControl columns={columns} sort={list.sort} onSort={list.setSort} />
          )}
          <div className={clsx('transition-opacity', query.isPlaceholderData && 'opacity-50')}>
            <Table
              caption={title}
              columns={columns}
              rows={data?.items ?? []}
              rowKey={rowKey}
              sort={list.sort}
              onSort={list.toggleSort}
              loading={!data}
              empty={<EmptyList list={list} empty={empty} />}
            />
          </div>
          <ListPages list={list} />
        </>
      )}
    </div>
  );
}
