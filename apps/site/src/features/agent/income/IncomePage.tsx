import { Card } from '@croupier/ui/layout/Card.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { callQuery } from '../../../shared/api/call.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { BillTable } from '../bills/BillTable.tsx';
import { Figure } from '../parts/Figure.tsx';
import { sumOf } from '../parts/shares.ts';
import { eachDay, limitedDays } from '../period/agent-period.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { useAgentPeriod } from '../period/use-agent-period.ts';
import { Debts } from './Debts.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { streamDays, streamSums, STREAMS, type Income } from './streams.ts';

const MAX_DAYS = 400;

function Figures({ income }: { income: Income }) {
  const t = useTranslations('agent.income');
  const format = useFormat();
  const { data: forecasts = [] } = useQuery(callQuery('contractMoney.forecast'));
  const expected = sumOf(forecasts.map(({ take }) => take));
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure isLarge label={t('earned')} value={format.amount(income.earned)} />
      <Figure isLarge label={t('paid')} value={format.amount(income.paid)} tone="win" />
      <Figure isLarge label={t('open')} value={format.amount(income.open)} />
      <Figure
        isLarge
        label={t('expected')}
        value={format.amount(expected)}
        note={<span className="text-xs text-subtle">{t('expectedText')}</span>}
      />
    </div>
  );
}

/** What the agent earned by stream and day, with every bill. */
export function IncomePage() {
  const t = useTranslations('agent');
  const { days: period } = useAgentPeriod();
  const days = limitedDays(period, MAX_DAYS);
  const query = useQuery({
    ...callQuery('rebates.income', { query: days }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = query;
  const shown = data && streamDays(data, eachDay(days));
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('menu.income')}</PageTitle>
      <PeriodBar />
      <h1 className="text-2xl">{t('menu.income')}</h1>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-96 rounded-card" />}
      {data && shown && (
        <div
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity',
            query.isPlaceholderData && 'opacity-50',
          )}
        >
          <Figures income={data} />
          <Debts />
          <Card>
            <IncomeChart days={shown} sums={streamSums(shown)} streams={STREAMS} />
          </Card>
        </div>
      )}
      <div className="mt-4">
        <BillTable title={t('bill.list')} />
      </div>
    </div>
  );
}
