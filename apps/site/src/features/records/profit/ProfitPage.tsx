import { PROFIT_BY, type Profit, type ProfitBy } from '@croupier/contract/payments/records.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useToday } from '@croupier/web/lists/use-today.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChartNoAxesCombined } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../../shared/api/call.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { PROFIT_PERIODS, profitSpan, type ProfitPeriod } from './profit-period.ts';
import { ProfitChart } from './ProfitChart.tsx';
import { ProfitIdentity } from './ProfitIdentity.tsx';
import { ProfitTable } from './ProfitTable.tsx';

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Filters({ by, period }: { by: ProfitBy; period: ProfitPeriod }) {
  const t = useTranslations('payments.profit');
  const lists = useTranslations('lists');
  const [, setSearch] = useSearchParams();
  const change = (part: { by?: ProfitBy; period?: ProfitPeriod }): void =>
    setSearch({ by, period, ...part }, { replace: true, preventScrollReset: true });
  return (
    <section aria-label={lists('filters')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <fieldset aria-label={lists('period')} className="-mx-page scroll-row flex min-w-0 gap-2 px-page">
        {PROFIT_PERIODS.map((value) => (
          <Chip key={value} selected={value === period} onClick={() => change({ period: value })}>
            {t(`periods.${value}`)}
          </Chip>
        ))}
      </fieldset>
      <SegmentedControl
        className="sm:max-w-md"
        label={t('by')}
        value={by}
        onValueChange={(value) => change({ by: value })}
        segments={PROFIT_BY.map((value) => ({ value, label: t(value) }))}
      />
    </section>
  );
}

function Figures({ profit, by }: { profit: Profit; by: ProfitBy }) {
  const t = useTranslations('payments.profit');
  if (profit.rows.length === 0)
    return (
      <>
        <Card>
          <EmptyState icon={<ChartNoAxesCombined />} title={t('empty')} text={t('emptyText')} />
        </Card>
        <ProfitIdentity profit={profit} />
      </>
    );
  return (
    <>
      <ProfitIdentity profit={profit} />
      <ProfitChart profit={profit} by={by} />
      <ProfitTable profit={profit} by={by} />
    </>
  );
}

/** What the member won or lost, and how it adds up to the balance. */
export function ProfitPage() {
  const t = useTranslations('payments.profit');
  const [search] = useSearchParams();
  const by = PROFIT_BY.find((value) => value === search.get('by')) ?? 'day';
  const period = PROFIT_PERIODS.find((value) => value === search.get('period')) ?? '30d';
  const today = useToday();
  const span = profitSpan(period, new Date(`${today}T12:00:00`));
  const query = useQuery({
    ...callQuery('records.profit', { query: { by, ...span, timeZone: timeZone() } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-sm text-muted">{t('text')}</p>
      </header>
      <Filters by={by} period={period} />
      {query.isLoadingError && <QueryProblem query={query} title={t('failed')} />}
      {query.isPending && <Skeleton className="h-96 rounded-card" />}
      {query.data && (
        <div
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity',
            query.isPlaceholderData && 'opacity-50',
          )}
        >
          <Figures profit={query.data} by={by} />
        </div>
      )}
    </div>
  );
}
