import { TOTAL_DAYS_MAX } from '@croupier/contract/agents/figures.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Stat } from '@croupier/ui/data/Stat.tsx';
import { Table, type Column } from '@croupier/ui/data/Table.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { DayRange } from '../../../shared/days/DayRange.tsx';
import { spanProblem } from '../../../shared/days/days.ts';
import { useOneMerchant } from '../../../shared/permissions/use-one-merchant.ts';
import { useConsoleFormat } from '../../../shared/use-console-format.ts';
import { AgentsHeader } from '../AgentsHeader.tsx';
import { rootLinesQuery, type LineTotals, type RootLine } from '../agents.queries.ts';
import { useDaySpan } from '../use-day-span.ts';

type ColumnsInput = { merchantCode: string; currency: string };

function useLineColumns({ merchantCode, currency }: ColumnsInput): Column<RootLine>[] {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const figure = (name: 'validBet' | 'stake' | 'payout' | 'rebates' | 'bonuses'): Column<RootLine> => ({
    key: name,
    header: t(`figures.${name}`),
    align: 'end',
    isWideOnly: name === 'validBet',
    cell: ({ figures }) => format.amount(figures[name], currency),
  });
  return [
    {
      key: 'account',
      header: t('root'),
      card: 'title',
      cell: ({ id, account }) => <Link to={paths.agent(merchantCode, id)}>{account}</Link>,
    },
    figure('validBet'),
    figure('stake'),
    figure('payout'),
    figure('rebates'),
    figure('bonuses'),
    {
      key: 'commissions',
      header: t('commissions'),
      align: 'end',
      cell: ({ commissions }) => format.amount(commissions, currency),
    },
    {
      key: 'profit',
      header: t('profit'),
      align: 'end',
      card: 'aside',
      cell: ({ profit }) => (
        <span className={profit < 0n ? 'text-lose' : undefined}>{format.amount(profit, currency)}</span>
      ),
    },
  ];
}

function Totals({ totals, currency }: { totals: LineTotals; currency: string }) {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const { figures, commissions, profit } = totals;
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Stat label={t('figures.stake')} value={format.amount(figures.stake, currency)} />
      <Stat label={t('figures.payout')} value={format.amount(figures.payout, currency)} />
      <Stat
        label={t('costs')}
        value={format.amount(figures.rebates + figures.bonuses + commissions, currency)}
        note={t('costsNote')}
      />
      <Stat
        label={t('profit')}
        value={format.amount(profit, currency)}
        tone={profit < 0n ? 'lose' : 'win'}
        note={t('profitNote')}
      />
    </dl>
  );
}

/** What the house earned with each root and everybody below. */
export function RootLinesPage() {
  const t = useTranslations('console.agents');
  const format = useConsoleFormat();
  const merchant = useOneMerchant('agents.view');
  const merchantCode = merchant.current?.merchantCode ?? '';
  const { span, today, change } = useDaySpan();
  const asked = rootLinesQuery(merchantCode, span);
  const lines = useInfiniteQuery({
    ...asked,
    enabled: merchantCode !== '' && spanProblem(span, TOTAL_DAYS_MAX) === undefined,
  });
  const first = lines.data?.pages[0];
  const currency = first?.currency ?? '';
  const columns = useLineColumns({ merchantCode, currency });
  return (
    <>
      <AgentsHeader page="lines" merchant={merchant} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <DayRange span={span} today={today} maxDays={TOTAL_DAYS_MAX} onChange={change} />
        {first?.totals && <Totals totals={first.totals} currency={currency} />}
        {lines.isLoadingError ? (
          <QueryProblem query={lines} />
        ) : (
          <Table
            caption={t('pages.lines')}
            columns={columns}
            rows={lines.data?.pages.flatMap(({ items }) => items) ?? []}
            rowKey={({ id }) => id}
            loading={lines.isPending}
            empty={<EmptyState icon={<Scale />} title={t('noLines')} text={t('noLinesText')} />}
          />
        )}
        {first?.figuresUntil && (
          <p className="text-sm text-muted">
            {t('figuresUntil', { time: format.instant(first.figuresUntil) })}
          </p>
        )}
        {lines.hasNextPage && (
          <Button
            className="w-fit"
            variant="ghost"
            loading={lines.isFetchingNextPage}
            onClick={() => void lines.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </div>
    </>
  );
}
