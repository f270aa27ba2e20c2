import { csvAmount, csvTime, type CsvColumn } from '@croupier/web/lists/csv.ts';
import { ListView } from '@croupier/web/lists/ListView.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { Line } from '../parts/Line.tsx';
import { useTypeName } from '../parts/use-type-name.ts';
import { useTeamColumns } from './team-columns.tsx';
import { TeamFilters } from './TeamFilters.tsx';
import { useTeamList, type TeamMember } from './team.list.ts';

function useCsvColumns(): CsvColumn<TeamMember>[] {
  const t = useTranslations('agent.team');
  const figure = useTranslations('agent.figure');
  const typeName = useTypeName();
  const amounts = [
    'deposits',
    'withdrawals',
    'stake',
    'validBet',
    'payout',
    'rebates',
    'bonuses',
    'netResult',
  ] as const;
  return [
    { header: t('account'), cell: ({ account }) => account },
    { header: t('nickname'), cell: ({ nickname }) => nickname },
    { header: t('type'), cell: ({ type }) => typeName(type) },
    { header: t('level'), cell: ({ level }) => ({ exact: String(level) }) },
    { header: t('upline'), cell: ({ uplineAccount }) => uplineAccount ?? '' },
    { header: t('size'), cell: ({ teamSize }) => ({ exact: String(teamSize) }) },
    { header: t('balance'), cell: ({ balance }) => (balance === null ? '' : csvAmount(balance)) },
    ...amounts.map((key): CsvColumn<TeamMember> => ({
      header: figure(key),
      cell: ({ figures }) => csvAmount(figures[key]),
    })),
    { header: t('lastSeen'), cell: ({ lastSeenAt }) => (lastSeenAt ? csvTime(lastSeenAt) : '') },
    { header: t('openedAt'), cell: ({ openedAt }) => csvTime(openedAt) },
  ];
}

/** The team as a list; a row opens the member, its team's size the level below. */
export function TeamTable({ onOpen }: { onOpen: (memberId: string) => void }) {
  const t = useTranslations('agent.team');
  const figure = useTranslations('agent.figure');
  const menu = useTranslations('agent.menu');
  const format = useFormat();
  const list = useTeamList();
  const columns = useTeamColumns(onOpen);
  const csvColumns = useCsvColumns();
  const { data } = list.query;
  return (
    <>
      {data && <Line line={data.line} />}
      <ListView
        list={list}
        title={menu('team')}
        columns={columns}
        choiceName="agent.team"
        rowKey={({ id }) => id}
        filters={<TeamFilters list={list} />}
        totals={({ totals }) =>
          totals
            ? [
                {
                  key: 'count',
                  label: t('inSelection'),
                  value: `${format.number(totals.count)}${totals.isCountExact ? '' : '+'}`,
                },
                { key: 'validBet', label: figure('validBet'), value: format.amount(totals.figures.validBet) },
                {
                  key: 'deposits',
                  label: figure('deposits'),
                  value: format.amount(totals.figures.deposits),
                },
                {
                  key: 'netResult',
                  label: figure('netResult'),
                  value: format.amount(totals.figures.netResult, { sign: 'always' }),
                },
              ]
            : []
        }
        csv={{ fileName: `team-${list.today}.csv`, columns: csvColumns }}
        empty={{ text: t('empty') }}
      />
    </>
  );
}
