import { ROUND_STATES, type Round } from '@croupier/contract/games/rounds.ts';
import { useBoot, useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { csvAmount, timeColumns, type CsvColumn } from '@croupier/web/lists/csv.ts';
import { ListView, type ListColumn } from '@croupier/web/lists/ListView.tsx';
import { PeriodFilter } from '@croupier/web/lists/PeriodFilter.tsx';
import { SelectFilter } from '@croupier/web/lists/SelectFilter.tsx';
import { useList } from '@croupier/web/lists/use-list.ts';
import { useFormat, type Format } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { LazyRoundDialog } from '../../shared/rounds/LazyRoundDialog.tsx';
import { RoundStateBadge } from '../../shared/rounds/RoundStateBadge.tsx';
import { PlayLink } from './PlayLink.tsx';
import { ProfitText } from './ProfitText.tsx';
import { profitTone } from './profit-tone.ts';
import { bettingRecord } from './records.lists.ts';

type Texts = ReturnType<typeof useTranslations<'records'>>;

const profitOf = ({ payout, stake }: Round): bigint => payout - stake;
const isSettled = ({ state }: Round): boolean => state === 'settled';

const columnsOf = (t: Texts, format: Format, onOpen: (roundId: string) => void): ListColumn<Round>[] => [
  {
    key: 'game',
    header: t('column.game'),
    card: 'title',
    cell: ({ id, gameName, openedAt }) => (
      <button
        type="button"
        aria-label={t('openRound', { id: `${gameName}, ${format.instant(openedAt)}` })}
        onClick={() => onOpen(id)}
        className="font-semibold text-brand-text underline-offset-4 hover:underline"
      >
        {gameName}
      </button>
    ),
  },
  {
    key: 'time',
    header: t('column.time'),
    sortable: true,
    card: 'note',
    className: 'numeric whitespace-nowrap',
    cell: ({ openedAt }) => format.instant(openedAt),
  },
  {
    key: 'state',
    header: t('column.state'),
    card: (round) => (isSettled(round) ? 'none' : 'aside'),
    cell: ({ state }) => <RoundStateBadge state={state} />,
  },
  {
    key: 'stake',
    header: t('column.stake'),
    sortable: true,
    align: 'end',
    cell: ({ stake }) => format.amount(stake),
  },
  {
    key: 'validBet',
    header: t('column.validBet'),
    align: 'end',
    card: 'none',
    cell: ({ validBet }) => format.amount(validBet),
  },
  {
    key: 'payout',
    header: t('column.payout'),
    sortable: true,
    align: 'end',
    cell: ({ state, payout }) => (state === 'open' ? t('noPayoutYet') : format.amount(payout)),
  },
  {
    key: 'profit',
    header: t('column.profit'),
    sortable: true,
    align: 'end',
    card: (round) => (isSettled(round) ? 'aside' : 'none'),
    cell: (round) =>
      round.state === 'open' ? t('noPayoutYet') : <ProfitText amountMinor={profitOf(round)} />,
  },
];

const csvColumnsOf = (t: Texts, currency: string): CsvColumn<Round>[] => [
  ...timeColumns<Round>({ time: t('column.time'), offset: t('column.offset') }, ({ openedAt }) => openedAt),
  { header: t('column.round'), cell: ({ id }) => id },
  { header: t('column.game'), cell: ({ gameName }) => gameName },
  { header: t('column.state'), cell: ({ state }) => t(`states.${state}`) },
  { header: t('column.currency'), cell: () => currency },
  { header: t('column.stake'), cell: ({ stake }) => csvAmount(stake) },
  { header: t('column.validBet'), cell: ({ validBet }) => csvAmount(validBet) },
  { header: t('column.payout'), cell: ({ payout }) => csvAmount(payout) },
  { header: t('column.profit'), cell: (round) => csvAmount(profitOf(round)) },
];

/** Every round of the member, each with its proof. */
export function BettingRecordPage() {
  const t = useTranslations('records');
  const format = useFormat();
  const { currency } = useMerchant();
  const { games, menus } = useBoot().games;
  const list = useList(bettingRecord);
  const { value: category } = list.filter('category');
  const vendors = new Map(
    menus
      .filter(({ gameCategory }) => !category || gameCategory === category)
      .flatMap((menu) => menu.vendors)
      .map(({ code, name }) => [code, name]),
  );
  const [openRound, setOpenRound] = useState<string>();
  return (
    <>
      <PageTitle>{t('bettingTitle')}</PageTitle>
      <ListView
        list={list}
        title={t('bettingTitle')}
        text={t('bettingText')}
        columns={columnsOf(t, format, setOpenRound)}
        rowKey={({ id }) => id}
        filters={
          <>
            <PeriodFilter {...list.filter('period')} />
            <div className="grid grid-cols-2 gap-3 sm:max-w-3xl sm:grid-cols-4">
              <SelectFilter
                {...list.filter('category')}
                label={t('category')}
                allLabel={t('allCategories')}
                options={menus.map(({ gameCategory, title }) => ({ value: gameCategory, label: title }))}
              />
              <SelectFilter
                {...list.filter('vendor')}
                label={t('vendor')}
                allLabel={t('allVendors')}
                options={[...vendors].map(([value, label]) => ({ value, label }))}
              />
              <SelectFilter
                {...list.filter('game')}
                label={t('game')}
                allLabel={t('allGames')}
                options={games.map(({ gameId, displayName }) => ({ value: gameId, label: displayName }))}
              />
              <SelectFilter
                {...list.filter('state')}
                label={t('state')}
                allLabel={t('allStates')}
                options={ROUND_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
              />
            </div>
          </>
        }
        totals={({ totalItems, totalStake, totalPayout }) => [
          { key: 'rounds', label: t('total.rounds'), value: format.number(totalItems) },
          { key: 'stake', label: t('total.stake'), value: format.amount(totalStake) },
          { key: 'payout', label: t('total.payout'), value: format.amount(totalPayout) },
          {
            key: 'profit',
            label: t('total.profit'),
            value: format.amount(totalPayout - totalStake, { sign: 'always' }),
            tone: profitTone(totalPayout - totalStake),
          },
        ]}
        csv={{ fileName: `betting-record-${list.today}.csv`, columns: csvColumnsOf(t, currency) }}
        empty={{ text: t('emptyBetting'), action: <PlayLink /> }}
      />
      <LazyRoundDialog roundId={openRound} onClose={() => setOpenRound(undefined)} />
    </>
  );
}
