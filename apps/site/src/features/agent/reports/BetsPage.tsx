import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { TextField } from '@croupier/ui/fields/TextField.tsx';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { csvAmount, timeColumns, type CsvColumn } from '@croupier/web/lists/csv.ts';
import { ListView, type ListColumn } from '@croupier/web/lists/ListView.tsx';
import { SelectFilter } from '@croupier/web/lists/SelectFilter.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { Signed } from '../parts/Signed.tsx';
import { useAnyClassName } from '../../../shared/rates/use-rate-class-name.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { BET_STATES, useBetList, type TeamBet } from './bets.list.ts';
import { BetSums } from './BetSums.tsx';
import { MemberSearch } from './MemberSearch.tsx';
import { OneDayNote } from './OneDayNote.tsx';

const TONES: Readonly<Record<TeamBet['state'], Tone>> = { open: 'info', settled: 'neutral', voided: 'warn' };

function useColumns(): ListColumn<TeamBet>[] {
  const t = useTranslations('agent.reports');
  const figure = useTranslations('agent.figure');
  const format = useFormat();
  const className = useAnyClassName();
  return [
    {
      key: 'game',
      header: t('game'),
      card: 'title',
      cell: ({ gameName, account }) => (
        <>
          {gameName}
          <span className="block text-xs font-normal text-subtle sm:hidden">{account}</span>
        </>
      ),
    },
    {
      key: 'account',
      header: t('member'),
      card: 'none',
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
    { key: 'class', header: t('class'), isWideOnly: true, cell: ({ class: of }) => className(of) },
    { key: 'stake', header: figure('stake'), align: 'end', cell: ({ stake }) => format.amount(stake) },
    {
      key: 'validBet',
      header: figure('validBet'),
      align: 'end',
      isWideOnly: true,
      cell: ({ validBet }) => format.amount(validBet),
    },
    {
      key: 'payout',
      header: figure('payout'),
      align: 'end',
      isWideOnly: true,
      cell: ({ payout }) => format.amount(payout),
    },
    {
      key: 'result',
      header: t('result'),
      align: 'end',
      card: 'aside',
      cell: ({ result }) => <Signed amount={result} />,
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      key: 'round',
      header: t('round'),
      isOptional: true,
      className: 'font-mono text-xs',
      cell: ({ id }) => id.slice(-8),
    },
  ];
}

function useCsvColumns(): CsvColumn<TeamBet>[] {
  const t = useTranslations('agent.reports');
  const figure = useTranslations('agent.figure');
  const records = useTranslations('records.column');
  return [
    ...timeColumns<TeamBet>({ time: t('time'), offset: records('offset') }, ({ at }) => at),
    { header: t('member'), cell: ({ account }) => account },
    { header: t('game'), cell: ({ gameName }) => gameName },
    { header: t('vendor'), cell: ({ vendor }) => vendor },
    { header: t('class'), cell: (bet) => bet.class },
    { header: figure('stake'), cell: ({ stake }) => csvAmount(stake) },
    { header: figure('validBet'), cell: ({ validBet }) => csvAmount(validBet) },
    { header: figure('payout'), cell: ({ payout }) => csvAmount(payout) },
    { header: t('result'), cell: ({ result }) => csvAmount(result) },
    { header: t('state'), cell: ({ state }) => t(`states.${state}`) },
    { header: t('round'), cell: ({ id }) => id },
  ];
}

/** Every bet of the team with sums by class and vendor. */
export function BetsPage() {
  const t = useTranslations('agent.reports');
  const figure = useTranslations('agent.figure');
  const menu = useTranslations('agent.menu');
  const format = useFormat();
  const className = useAnyClassName();
  const list = useBetList();
  const columns = useColumns();
  const csvColumns = useCsvColumns();
  const { member } = list.filters;
  const min = list.filter('min');
  const totals = list.query.data?.totals;
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{menu('betting')}</PageTitle>
      <PeriodBar />
      <ListView
        list={list}
        title={menu('betting')}
        columns={columns}
        choiceName="agent.bets"
        rowKey={({ id }) => id}
        filters={
          <>
            <OneDayNote memberId={member} />
            <div className="grid grid-cols-2 items-start gap-2.5 lg:grid-cols-4">
              <div className="max-lg:col-span-2">
                <MemberSearch {...list.filter('member')} />
              </div>
              <SelectFilter
                {...list.filter('class')}
                label={t('class')}
                allLabel={t('allClasses')}
                options={RATE_CLASSES.map((value) => ({ value, label: className(value) }))}
              />
              <SelectFilter
                {...list.filter('state')}
                label={t('state')}
                allLabel={t('anyState')}
                options={BET_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
              />
              <TextField
                className="max-lg:col-span-2"
                label={t('minStake')}
                inputMode="decimal"
                value={min.value}
                onChange={(event) => min.onChange(event.target.value)}
              />
            </div>
            {totals && (
              <BetSums totals={totals} className={className} onVendor={list.filter('vendor').onChange} />
            )}
          </>
        }
        totals={(data) =>
          data.totals
            ? [
                { key: 'count', label: t('bets'), value: format.number(data.totals.count) },
                { key: 'stake', label: figure('stake'), value: format.amount(data.totals.stake) },
                { key: 'validBet', label: figure('validBet'), value: format.amount(data.totals.validBet) },
                {
                  key: 'result',
                  label: t('result'),
                  value: format.amount(data.totals.result, { sign: 'always' }),
                  tone: data.totals.result > 0n ? 'win' : 'neutral',
                },
              ]
            : []
        }
        csv={{ fileName: `team-bets-${list.today}.csv`, columns: csvColumns }}
        empty={{ text: t('emptyBets') }}
      />
    </div>
  );
}
