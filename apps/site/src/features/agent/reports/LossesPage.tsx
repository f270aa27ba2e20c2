import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { LOSS_SORTS, type teamsRoutes } from '@croupier/contract/agents/teams.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { csvAmount, type CsvColumn } from '@croupier/web/lists/csv.ts';
import { choiceFilter, textFilter } from '@croupier/web/lists/filters.ts';
import { ListView, type ListColumn } from '@croupier/web/lists/ListView.tsx';
import { SelectFilter } from '@croupier/web/lists/SelectFilter.tsx';
import { defineKeysetList, useKeysetList } from '@croupier/web/lists/use-keyset-list.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { Line } from '../parts/Line.tsx';
import { Signed } from '../parts/Signed.tsx';
import { useRateClassName } from '../../../shared/rates/use-rate-class-name.ts';
import { useTypeName } from '../parts/use-type-name.ts';
import { agentPeriod, daysOf, limitedDays } from '../period/agent-period.ts';
import { Freshness } from '../period/Freshness.tsx';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { useCalendar } from '../period/use-agent-period.ts';

type Loss = CallOutput<typeof teamsRoutes.losses>['items'][number];
type Sort = (typeof LOSS_SORTS)[number];

const FIGURES = ['deposits', 'withdrawals', 'stake', 'validBet', 'payout', 'rebates', 'bonuses'] as const;
/** Hidden until chosen, because few of the others fit beside them. */
const OPTIONAL: ReadonlySet<string> = new Set(['stake', 'bonuses']);
const isSort = (key: string): key is Sort => LOSS_SORTS.some((sort) => sort === key);

const filters = {
  period: agentPeriod,
  of: textFilter('of'),
  by: choiceFilter('by', ['member']),
  class: choiceFilter('class', RATE_CLASSES),
};

/** What branches or members won and lost; who lost most first. */
function useLossList() {
  const { today } = useCalendar();
  const definition = useMemo(
    () =>
      defineKeysetList({
        name: 'teams.losses',
        filters,
        sorts: LOSS_SORTS,
        initialSort: { key: 'netResult', descending: false },
        load: ({ filters: { period, of, by, class: rateClass }, sort, after, limit }, signal) => {
          const key = sort && isSort(sort.key) ? sort.key : 'netResult';
          return call(
            'teams.losses',
            {
              query: {
                ...limitedDays(daysOf(period, today)),
                by: by || 'branch',
                sort: sort?.descending ? `-${key}` : key,
                limit,
                ...(of && { of }),
                ...(rateClass && { class: rateClass }),
                ...(after && { after }),
              },
            },
            { signal },
          );
        },
      }),
    [today],
  );
  return useKeysetList(definition);
}

function useColumns(onBelow: (id: string) => void, byMember: boolean): ListColumn<Loss>[] {
  const t = useTranslations('agent.team');
  const figure = useTranslations('agent.figure');
  const format = useFormat();
  const typeName = useTypeName();
  return [
    {
      key: 'account',
      header: t('account'),
      card: 'title',
      sortable: true,
      cell: ({ id, account, type, directs }) => (
        <span className="block min-w-0">
          {directs > 0 && !byMember ? (
            <button
              type="button"
              onClick={() => onBelow(id)}
              className="inline-flex max-w-full items-center gap-0.5 font-semibold text-brand-text underline-offset-4 hover:underline"
            >
              <span className="truncate">{account}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0" />
            </button>
          ) : (
            <span className="font-semibold text-text">{account}</span>
          )}
          <span className="block text-xs font-normal text-subtle">{typeName(type)}</span>
        </span>
      ),
    },
    ...FIGURES.map((key): ListColumn<Loss> => ({
      key,
      header: figure(key),
      align: 'end',
      sortable: isSort(key),
      isOptional: OPTIONAL.has(key),
      isWideOnly: key === 'payout' || key === 'rebates',
      className: 'whitespace-nowrap',
      cell: ({ figures }) => format.amount(figures[key]),
    })),
    {
      key: 'netResult',
      header: figure('netResult'),
      align: 'end',
      card: 'aside',
      sortable: true,
      cell: ({ figures }) => <Signed amount={figures.netResult} />,
    },
  ];
}

function useCsvColumns(): CsvColumn<Loss>[] {
  const t = useTranslations('agent.team');
  const figure = useTranslations('agent.figure');
  return [
    { header: t('account'), cell: ({ account }) => account },
    { header: t('level'), cell: ({ level }) => ({ exact: String(level) }) },
    ...[...FIGURES, 'netResult' as const].map((key): CsvColumn<Loss> => ({
      header: figure(key),
      cell: ({ figures }) => csvAmount(figures[key]),
    })),
  ];
}

/** Who won and lost, by branch or by member. */
export function LossesPage() {
  const t = useTranslations('agent.reports');
  const figure = useTranslations('agent.figure');
  const menu = useTranslations('agent.menu');
  const format = useFormat();
  const className = useRateClassName();
  const list = useLossList();
  const by = list.filter('by');
  const columns = useColumns(list.filter('of').onChange, by.value === 'member');
  const csvColumns = useCsvColumns();
  const { data } = list.query;
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{menu('losses')}</PageTitle>
      <PeriodBar aside={data && <Freshness until={data.figuresUntil} />} />
      {data && <Line line={data.line} />}
      <ListView
        list={list}
        title={menu('losses')}
        text={t('lossesText')}
        columns={columns}
        choiceName="agent.losses"
        rowKey={({ id }) => id}
        filters={
          <div className="grid items-end gap-2.5 sm:grid-cols-2 lg:max-w-2xl">
            <SegmentedControl
              label={t('by')}
              value={by.value === 'member' ? 'member' : 'branch'}
              onValueChange={(value) => by.onChange(value === 'member' ? 'member' : '')}
              segments={[
                { value: 'branch', label: t('branches') },
                { value: 'member', label: t('members') },
              ]}
            />
            <SelectFilter
              {...list.filter('class')}
              label={t('class')}
              allLabel={t('allClasses')}
              options={RATE_CLASSES.map((value) => ({ value, label: className(value) }))}
            />
          </div>
        }
        totals={({ totals }) =>
          totals
            ? (['deposits', 'withdrawals', 'validBet', 'netResult'] as const).map((key) => ({
                key,
                label: figure(key),
                value: format.amount(totals.figures[key], key === 'netResult' ? { sign: 'always' } : {}),
              }))
            : []
        }
        csv={{ fileName: `user-loss-${list.today}.csv`, columns: csvColumns }}
        empty={{ text: t('emptyLosses') }}
      />
    </div>
  );
}
