import { formatMoney } from '@croupier/contract/money.ts';
import { ROUND_STATES, type Round } from '@croupier/contract/rounds.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import type { Column } from '@croupier/ui/data/Table.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useFormat, type Format } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { RoundStateBadge } from '../../shared/rounds/RoundStateBadge.tsx';
import { NOT_ON_CARDS } from './card-class.ts';
import { CardHead } from './CardHead.tsx';
import { csvOffset, csvTime, type Cell } from './csv.ts';
import { ProfitText } from './ProfitText.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import type { Total } from './RecordTotals.tsx';
import { loadRounds, roundsQuery } from './records.queries.ts';
import { toneOf } from './tone-of.ts';
import type { CsvSource } from './use-csv-download.ts';
import { useRecordFilters } from './use-record-filters.ts';
import { useToday } from './use-today.ts';
import { useGameOptions } from './use-game-options.ts';

type Words = ReturnType<typeof useTranslations<'records'>>;

const columnsOf = (t: Words, format: Format, onOpen: (roundId: string) => void): Column<Round>[] => [
  {
    key: 'game',
    header: t('column.game'),
    headline: true,
    className: 'max-sm:[&>div]:flex-1',
    cell: (round) => (
      <CardHead
        aside={
          round.state === 'settled' ? (
            <ProfitText amountMinor={round.payout - round.stake} />
          ) : (
            <RoundStateBadge state={round.state} />
          )
        }
        note={format.instant(round.openedAt)}
      >
        <button
          type="button"
          aria-label={t('openRound', { id: `${round.gameName}, ${format.instant(round.openedAt)}` })}
          onClick={() => onOpen(round.id)}
          className="font-semibold text-brand-text underline-offset-4 hover:underline"
        >
          {round.gameName}
        </button>
      </CardHead>
    ),
  },
  {
    key: 'time',
    header: t('column.time'),
    className: `numeric whitespace-nowrap ${NOT_ON_CARDS}`,
    cell: (round) => format.instant(round.openedAt),
  },
  {
    key: 'state',
    header: t('column.state'),
    className: 'max-sm:hidden',
    cell: (round) => <RoundStateBadge state={round.state} />,
  },
  {
    key: 'stake',
    header: t('column.stake'),
    align: 'end',
    cell: (round) => format.amount(round.stake),
  },
  {
    key: 'validBet',
    header: t('column.validBet'),
    align: 'end',
    className: NOT_ON_CARDS,
    cell: (round) => format.amount(round.validBet),
  },
  {
    key: 'payout',
    header: t('column.payout'),
    align: 'end',
    cell: (round) => (round.state === 'open' ? t('noPayoutYet') : format.amount(round.payout)),
  },
  {
    key: 'profit',
    header: t('column.profit'),
    align: 'end',
    className: NOT_ON_CARDS,
    cell: (round) =>
      round.state === 'open' ? t('noPayoutYet') : <ProfitText amountMinor={round.payout - round.stake} />,
  },
];

const CSV_COLUMNS = [
  'time',
  'offset',
  'round',
  'game',
  'state',
  'currency',
  'stake',
  'validBet',
  'payout',
  'profit',
] as const;

/** Every round, filtered, summed and with its proof a press away. */
export function BettingRecordPage() {
  const t = useTranslations('records');
  const format = useFormat();
  const { currency } = useMerchant();
  const today = useToday();
  const filterState = useRecordFilters();
  const { filters, change } = filterState;
  const games = useGameOptions();
  const list = useQuery(roundsQuery(filters, today));
  const { data } = list;

  const csvCells = (round: Round): Cell[] => [
    csvTime(round.openedAt),
    csvOffset(round.openedAt.getTimezoneOffset()),
    round.id,
    round.gameName,
    t(`states.${round.state}`),
    currency,
    ...[round.stake, round.validBet, round.payout, round.payout - round.stake].map((amountMinor) => ({
      exact: formatMoney(amountMinor),
    })),
  ];
  const csv: CsvSource<Round> = {
    fileName: `betting-record-${today}.csv`,
    header: CSV_COLUMNS.map((name) => t(`column.${name}`)),
    cells: csvCells,
    load: loadRounds(filters, today),
  };
  const totals: Total[] | undefined = data && [
    { key: 'rounds', label: t('total.rounds'), value: format.number(data.totalItems) },
    { key: 'stake', label: t('total.stake'), value: format.amount(data.totalStake) },
    { key: 'payout', label: t('total.payout'), value: format.amount(data.totalPayout) },
    {
      key: 'profit',
      label: t('total.profit'),
      value: format.amount(data.totalPayout - data.totalStake, { sign: 'always' }),
      tone: toneOf(data.totalPayout - data.totalStake),
    },
  ];

  return (
    <RecordFrame
      title={t('bettingTitle')}
      text={t('bettingText')}
      emptyText={t('emptyBetting')}
      {...{ filterState, list, totals, csv }}
      filters={
        <>
          <Select
            label={t('game')}
            value={filters.kind}
            options={[{ value: '', label: t('allGames') }, ...games]}
            onChange={(event) => change({ kind: event.target.value })}
          />
          <Select
            label={t('state')}
            value={filters.state}
            options={[
              { value: '', label: t('allStates') },
              ...ROUND_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
            ]}
            onChange={(event) => change({ state: event.target.value })}
          />
        </>
      }
      columns={(onOpen) => columnsOf(t, format, onOpen)}
      rowKey={(round) => round.id}
    />
  );
}
