import { Button } from '@croupier/ui/buttons/Button.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Pagination } from '@croupier/ui/data/Pagination.tsx';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ScrollText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LazyRoundDialog } from '../../shared/rounds/LazyRoundDialog.tsx';
import { CsvButton } from './CsvButton.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { RecordTotals, type Total } from './RecordTotals.tsx';
import { useCsvDownload, type CsvSource } from './use-csv-download.ts';
import type { FilterState } from './use-record-filters.ts';

export type RecordFrameProps<Row> = {
  title: string;
  text: string;
  /** Said when there is nothing at all, and no filter to blame. */
  emptyText: string;
  filterState: FilterState;
  /** Filters beyond the period. */
  filters: ReactNode;
  list: Pick<
    UseQueryResult<{ items: readonly Row[]; totalPages: number; totalItems: number }>,
    'data' | 'error' | 'isLoadingError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  totals: readonly Total[] | undefined;
  csv: CsvSource<Row>;
  /** `onOpen` shows a round in full. */
  columns: (onOpen: (roundId: string) => void) => readonly Column<Row>[];
  rowKey: (row: Row) => string;
};

/** What both records share: filters, sums, list, pages, file. */
export function RecordFrame<Row>(props: RecordFrameProps<Row>) {
  const { title, text, emptyText, filterState, filters, list, totals, csv, columns, rowKey } = props;
  const t = useTranslations('records');
  const { change, clear, isNarrowed } = filterState;
  const download = useCsvDownload(csv);
  const [openRound, setOpenRound] = useState<string>();
  const empty = (
    <EmptyState
      icon={<ScrollText />}
      title={t('empty')}
      text={isNarrowed ? t('emptyFiltered') : emptyText}
      action={
        isNarrowed ? (
          <Button onClick={clear}>{t('clear')}</Button>
        ) : (
          <Link to={paths.originals()} className={buttonClass({ variant: 'primary' })}>
            {t('play')}
          </Link>
        )
      }
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </div>
        <CsvButton download={download} disabled={!list.data?.totalItems} />
      </header>
      <section aria-label={t('filters')} className="grid gap-3">
        <PeriodFilter {...filterState} />
        <div className="grid grid-cols-2 gap-3 sm:max-w-md">{filters}</div>
      </section>
      {list.isLoadingError ? (
        <QueryProblem query={list} title={t('failed')} />
      ) : (
        <>
          <RecordTotals totals={totals} />
          <div className={clsx('transition-opacity', list.isPlaceholderData && 'opacity-50')}>
            <Table
              caption={title}
              columns={columns(setOpenRound)}
              rows={list.data?.items ?? []}
              rowKey={rowKey}
              loading={!list.data}
              empty={empty}
            />
            <LazyRoundDialog roundId={openRound} onClose={() => setOpenRound(undefined)} />
          </div>
          <Pagination
            className="flex-wrap"
            page={filterState.filters.page}
            pageCount={list.data?.totalPages ?? 1}
            onPageChange={(page) => change({ page })}
            labels={{
              navigation: t('pages'),
              previous: t('previous'),
              next: t('next'),
              page: (page) => t('pageOf', { page: String(page), total: String(list.data?.totalPages ?? 1) }),
            }}
          />
        </>
      )}
    </div>
  );
}
