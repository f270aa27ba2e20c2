import type { EntryMeasure } from '@croupier/contract/backoffice/reports.ts';
import { Stat } from '@croupier/ui/data/Stat.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { CsvButton } from '@croupier/web/lists/CsvButton.tsx';
import { csvAmount } from '@croupier/web/lists/csv.ts';
import type { CsvSource } from '@croupier/web/lists/use-csv-download.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../../shared/use-console-format.ts';
import { EntriesDialog, type EntriesOf } from './EntriesDialog.tsx';
import { FigureButton } from './FigureButton.tsx';
import { reportSpanProblem } from './report-address.ts';
import { revenueQuery, type Revenue } from './reports.queries.ts';
import { RevenueFilters } from './RevenueFilters.tsx';
import { linesOf, RevenueTable, type RevenueLine } from './RevenueTable.tsx';
import { useReportAddress } from './use-report-address.ts';

const HEADLINES = ['ggr', 'ngr', 'stakes', 'payouts'] as const;
const OTHERS = [
  'jackpotStart',
  'jackpotPaid',
  'welcome',
  'bonuses',
  'commissions',
  'corrections',
  'adjustments',
  'deposits',
  'withdrawals',
  'feesTaken',
  'paymentFees',
  'paymentLosses',
] as const;
const CSV_MEASURES = ['stakes', 'payouts', 'ggr', 'jackpotIn', 'corrections', 'ngr'] as const;

/** The rows that are shown, in a file. */
function useRevenueFile(revenue: Revenue | undefined): CsvSource<RevenueLine> {
  const t = useTranslations('console.reports');
  const { by, from, to, merchant } = useReportAddress();
  const items = revenue ? linesOf(revenue, t('total')) : [];
  return {
    fileName: `${t('file')}-${merchant?.merchantCode ?? ''}-${by}-${from}-${to}.csv`,
    columns: [
      { header: t(by), cell: ({ name }) => name },
      { header: t('figure.rounds'), cell: ({ figures }) => ({ exact: String(figures.rounds) }) },
      ...CSV_MEASURES.map((measure) => ({
        header: `${t(`figure.${measure}`)} (${revenue?.currency ?? ''})`,
        cell: ({ figures }: RevenueLine) => csvAmount(figures[measure]),
      })),
      {
        header: `${t('figure.ggr')}, ${t('before')} (${revenue?.currency ?? ''})`,
        cell: ({ before }) => csvAmount(before?.ggr ?? 0n),
      },
    ],
    load: () => Promise.resolve({ items, pageNum: 1, totalPages: 1, totalItems: items.length }),
  };
}

function Headlines({ revenue }: { revenue: Revenue }) {
  const t = useTranslations('console.reports');
  const format = useConsoleFormat();
  const { total, totalBefore, currency } = revenue;
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4">
        {HEADLINES.map((measure) => (
          <Stat
            key={measure}
            label={t(`figure.${measure}`)}
            value={format.amount(total[measure], currency)}
            note={`${t('before')}: ${format.amount(totalBefore[measure], currency)}`}
          />
        ))}
      </dl>
    </Card>
  );
}

function Others({ revenue, onOpen }: { revenue: Revenue; onOpen: (measure: EntryMeasure) => void }) {
  const t = useTranslations('console.reports');
  const format = useConsoleFormat();
  const { total, currency } = revenue;
  return (
    <section className="min-w-0">
      <h2 className="text-lg">{t('others')}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{t('othersText')}</p>
      <Card>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-3">
          {OTHERS.map((measure) => (
            <Stat
              key={measure}
              label={t(`figure.${measure}`)}
              value={
                <FigureButton
                  figure={t(`figure.${measure}`)}
                  name={t('total')}
                  onOpen={() => onOpen(measure)}
                >
                  {format.amount(total[measure], currency)}
                </FigureButton>
              }
            />
          ))}
        </dl>
      </Card>
    </section>
  );
}

/** The entries to show, and what opens those of a line or of the whole period. */
function useEntries() {
  const t = useTranslations('console.reports');
  const { by, from, to } = useReportAddress();
  const [shown, setShown] = useState<EntriesOf>();
  const open = (name: string, query: EntriesOf['query'] & { measure: EntryMeasure }): void =>
    setShown({ title: t('entriesOf', { figure: t(`figure.${query.measure}`), key: name }), query });
  return {
    shown,
    close: () => setShown(undefined),
    openTotal: (measure: EntryMeasure) => open(t('total'), { from, to, measure }),
    openLine: ({ key, name, isTotal }: RevenueLine, measure: EntryMeasure): void => {
      if (isTotal) open(name, { from, to, measure });
      else if (by === 'day') open(name, { from: key, to: key, measure });
      else open(name, { from, to, measure, [by]: key });
    },
  };
}

/** Revenue of one merchant by day, vendor or game. */
export function RevenueReport({ merchantCode }: { merchantCode: string }) {
  const t = useTranslations();
  const format = useConsoleFormat();
  const { by, from, to } = useReportAddress();
  const isAskable = reportSpanProblem({ from, to }) === undefined;
  const revenue = useQuery({
    ...revenueQuery(merchantCode, { by, from, to }),
    enabled: isAskable,
    placeholderData: keepPreviousData,
  });
  const file = useRevenueFile(revenue.data);
  const entries = useEntries();
  const sealedUntil = revenue.data?.sealedUntil;
  return (
    <div className="grid gap-5">
      <RevenueFilters />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {revenue.data &&
            (sealedUntil
              ? t('console.reports.sealed', { time: format.instant(sealedUntil) })
              : t('console.reports.notSealed'))}{' '}
          · {t('console.reports.utc')}
        </p>
        <CsvButton source={file} disabled={!revenue.data || revenue.data.rows.length === 0} />
      </div>
      {revenue.isPending && isAskable && <Skeleton className="h-96 rounded-card" />}
      {revenue.isLoadingError && <QueryProblem query={revenue} title={t('console.reports.failed')} />}
      {revenue.data && (
        <>
          <Headlines revenue={revenue.data} />
          <RevenueTable revenue={revenue.data} by={by} onOpen={entries.openLine} />
          {revenue.data.hiddenRows > 0 && (
            <p className="text-sm text-muted">
              {t('console.reports.hidden', { count: revenue.data.hiddenRows })}
            </p>
          )}
          <Others revenue={revenue.data} onOpen={entries.openTotal} />
        </>
      )}
      {entries.shown && (
        <EntriesDialog merchantCode={merchantCode} of={entries.shown} onClose={entries.close} />
      )}
    </div>
  );
}
