import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { reportSpanProblem } from './report-address.ts';
import { depositsQuery, type DepositsByMethod } from './reports.queries.ts';
import { DayFilters } from './RevenueFilters.tsx';
import { useReportAddress } from './use-report-address.ts';

type Row = DepositsByMethod['methods'][number];

const PPM = 1_000_000;
const SECONDS_PER_MINUTE = 60;

function useColumns(currency: string): Column<Row>[] {
  const t = useTranslations('console.reports');
  const format = useConsoleFormat();
  const count = (key: 'started' | 'credited' | 'members') => ({
    key,
    header: t(key),
    align: 'end' as const,
    cell: (row: Row) => format.number(row[key]),
  });
  const sum = (key: 'received' | 'held' | 'fees', header: string) => ({
    key,
    header,
    align: 'end' as const,
    cell: (row: Row) => format.amount(row[key], currency),
  });
  const share = ({ started, credited }: Row): string =>
    started === 0 ? '–' : format.ppm(Math.round((credited / started) * PPM));
  const duration = ({ medianSeconds }: Row): string => {
    if (medianSeconds === null) return '–';
    return medianSeconds < 2 * SECONDS_PER_MINUTE
      ? t('seconds', { count: medianSeconds })
      : t('minutes', { count: Math.round(medianSeconds / SECONDS_PER_MINUTE) });
  };
  return [
    { key: 'name', header: t('method'), card: 'title', cell: ({ name }) => name },
    count('started'),
    count('credited'),
    { key: 'share', header: t('share'), isWideOnly: true, align: 'end', cell: share },
    { key: 'open', header: t('openNow'), align: 'end', cell: ({ open }) => format.number(open) },
    count('members'),
    sum('received', t('received')),
    sum('held', t('heldBack')),
    sum('fees', t('fees')),
    { key: 'median', header: t('median'), align: 'end', cell: duration },
  ];
}

/** Deposits by method: how many were begun and credited, what arrived, and how long it took. */
export function DepositsReport({ merchantCode }: { merchantCode: string }) {
  const t = useTranslations('console.reports');
  const { from, to } = useReportAddress();
  const query = useQuery({
    ...depositsQuery(merchantCode, { from, to }),
    enabled: reportSpanProblem({ from, to }) === undefined,
  });
  const columns = useColumns(query.data?.currency ?? '');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-sm text-muted">{t('byMethodText')}</p>
      <DayFilters />
      {query.isLoadingError ? (
        <QueryProblem query={query} title={t('failed')} />
      ) : (
        <Table
          caption={t('byMethod')}
          columns={columns}
          rows={query.data?.methods ?? []}
          rowKey={({ methodId }) => methodId}
          loading={query.isPending}
          empty={<p className="text-sm text-muted">{t('noDeposits')}</p>}
        />
      )}
    </div>
  );
}
