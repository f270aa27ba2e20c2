import { TRANSFER_CODES } from '@croupier/contract/money/wallet.ts';
import type { teamsRoutes } from '@croupier/contract/agents/teams.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { csvAmount, timeColumns, type CsvColumn } from '@croupier/web/lists/csv.ts';
import { choiceFilter, textFilter } from '@croupier/web/lists/filters.ts';
import { ListView, type ListColumn } from '@croupier/web/lists/ListView.tsx';
import { SelectFilter } from '@croupier/web/lists/SelectFilter.tsx';
import { defineKeysetList, useKeysetList } from '@croupier/web/lists/use-keyset-list.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../shared/api/call.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { Signed } from '../parts/Signed.tsx';
import { agentPeriod, daysOf, instantsOf } from '../period/agent-period.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { useCalendar } from '../period/use-agent-period.ts';
import { happenedDays } from './member-filter.ts';
import { MemberSearch } from './MemberSearch.tsx';
import { OneDayNote } from './OneDayNote.tsx';

type Movement = CallOutput<typeof teamsRoutes.transactions>['items'][number];

const filters = {
  period: agentPeriod,
  member: textFilter('member'),
  code: choiceFilter('code', TRANSFER_CODES),
};

function useMovementList() {
  const { today, timeZone, dayStartsAtMinutes } = useCalendar();
  const definition = useMemo(
    () =>
      defineKeysetList({
        name: 'teams.transactions',
        filters,
        load: ({ filters: { period, member, code }, after, limit }, signal) =>
          call(
            'teams.transactions',
            {
              query: {
                ...instantsOf(happenedDays(daysOf(period, today), member), { timeZone, dayStartsAtMinutes }),
                limit,
                ...(member && { memberId: member }),
                ...(code && { code }),
                ...(after && { after }),
              },
            },
            { signal },
          ),
      }),
    [today, timeZone, dayStartsAtMinutes],
  );
  return useKeysetList(definition);
}

function useColumns() {
  const t = useTranslations('agent.reports');
  const records = useTranslations('records');
  const codeText = useTranslations('transferCodes');
  const format = useFormat();
  const columns: ListColumn<Movement>[] = [
    {
      key: 'account',
      header: t('member'),
      card: 'title',
      className: 'font-semibold',
      cell: ({ account }) => account,
    },
    {
      key: 'time',
      header: t('time'),
      card: 'note',
      className: 'numeric whitespace-nowrap',
      cell: ({ at }) => format.instant(at),
    },
    {
      key: 'kind',
      header: records('kind'),
      cell: ({ code, amount }) => <Badge tone={amount > 0n ? 'win' : 'neutral'}>{codeText(code)}</Badge>,
    },
    {
      key: 'amount',
      header: records('column.amount'),
      align: 'end',
      card: 'aside',
      cell: ({ amount }) => <Signed amount={amount} />,
    },
  ];
  const csvColumns: CsvColumn<Movement>[] = [
    ...timeColumns<Movement>({ time: t('time'), offset: records('column.offset') }, ({ at }) => at),
    { header: t('member'), cell: ({ account }) => account },
    { header: records('kind'), cell: ({ code }) => codeText(code) },
    { header: records('column.amount'), cell: ({ amount }) => csvAmount(amount) },
  ];
  return { columns, csvColumns };
}

/** Movements on main wallets of the team. */
export function TransactionsPage() {
  const t = useTranslations('agent.reports');
  const records = useTranslations('records');
  const menu = useTranslations('agent.menu');
  const codeText = useTranslations('transferCodes');
  const format = useFormat();
  const list = useMovementList();
  const { columns, csvColumns } = useColumns();
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{menu('transactions')}</PageTitle>
      <PeriodBar />
      <ListView
        list={list}
        title={menu('transactions')}
        columns={columns}
        rowKey={({ id, memberId }) => `${id} ${memberId}`}
        filters={
          <>
            <OneDayNote memberId={list.filters.member} />
            <div className="grid items-start gap-2.5 sm:grid-cols-2 lg:max-w-2xl">
              <MemberSearch {...list.filter('member')} />
              <SelectFilter
                {...list.filter('code')}
                label={records('kind')}
                allLabel={records('allKinds')}
                options={TRANSFER_CODES.map((code) => ({ value: code, label: codeText(code) }))}
              />
            </div>
          </>
        }
        totals={({ totals }) =>
          totals
            ? [
                { key: 'count', label: t('movements'), value: format.number(totals.count) },
                { key: 'in', label: records('total.in'), value: format.amount(totals.in) },
                { key: 'out', label: records('total.out'), value: format.amount(totals.out) },
              ]
            : []
        }
        csv={{ fileName: `team-transactions-${list.today}.csv`, columns: csvColumns }}
        empty={{ text: t('emptyMovements') }}
      />
    </div>
  );
}
