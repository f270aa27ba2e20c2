import { TICKET_STATES, type LotteryTicket } from '@croupier/contract/games/lottery-tickets.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { csvAmount, timeColumns, type CsvColumn } from '@croupier/web/lists/csv.ts';
import { ListView, type ListColumn } from '@croupier/web/lists/ListView.tsx';
import { PeriodFilter } from '@croupier/web/lists/PeriodFilter.tsx';
import { SelectFilter } from '@croupier/web/lists/SelectFilter.tsx';
import { useList } from '@croupier/web/lists/use-list.ts';
import { useFormat, type Format } from '@croupier/web/preferences/use-format.ts';
import { useLanguage } from '@croupier/web/preferences/use-language.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { useDrawNews } from '../shared/draws/use-draw-news.ts';
import { lobbyQuery } from '../shared/lottery.queries.ts';
import { TICKET_TONES } from '../shared/ticket-tones.ts';
import { TicketTabs, type TicketTab } from './TicketTabs.tsx';
import { myTickets } from './tickets.lists.ts';

type Texts = ReturnType<typeof useTranslations<'lotteryTickets'>>;

const isOver = ({ state }: LotteryTicket): boolean => state === 'won' || state === 'lost';

const columnsOf = (t: Texts, format: Format): ListColumn<LotteryTicket>[] => [
  {
    key: 'draw',
    header: t('column.draw'),
    card: 'title',
    cell: ({ id, gameName, drawNumber }) => (
      <Link to={paths.lotteryTicket(id)} className="block text-brand-text hover:underline">
        <span className="block font-semibold">{gameName}</span>
        <span className="numeric block text-xs font-normal text-muted">{drawNumber}</span>
      </Link>
    ),
  },
  {
    key: 'time',
    header: t('column.time'),
    card: 'note',
    className: 'numeric whitespace-nowrap',
    cell: ({ boughtAt }) => format.instant(boughtAt),
  },
  {
    key: 'state',
    header: t('column.state'),
    card: 'aside',
    cell: ({ state }) => <Badge tone={TICKET_TONES[state]}>{t(`states.${state}`)}</Badge>,
  },
  { key: 'bets', header: t('column.bets'), align: 'end', card: 'none', cell: ({ bets }) => bets },
  {
    key: 'stake',
    header: t('column.stake'),
    align: 'end',
    cell: ({ stake }) => format.amount(stake),
  },
  {
    key: 'payout',
    header: t('column.payout'),
    align: 'end',
    cell: (ticket) =>
      isOver(ticket) ? (
        <span className={ticket.payout > 0n ? 'font-semibold text-win' : undefined}>
          {format.amount(ticket.payout)}
        </span>
      ) : ticket.state === 'open' ? (
        <span className="text-subtle">{t('upTo', { amount: format.amount(ticket.most) })}</span>
      ) : (
        '–'
      ),
  },
];

const csvColumnsOf = (t: Texts, currency: string): CsvColumn<LotteryTicket>[] => [
  ...timeColumns<LotteryTicket>(
    { time: t('column.time'), offset: t('column.offset') },
    ({ boughtAt }) => boughtAt,
  ),
  { header: t('column.ticket'), cell: ({ id }) => id },
  { header: t('column.game'), cell: ({ gameName }) => gameName },
  { header: t('column.draw'), cell: ({ drawNumber }) => drawNumber },
  { header: t('column.state'), cell: ({ state }) => t(`states.${state}`) },
  { header: t('column.currency'), cell: () => currency },
  { header: t('column.stake'), cell: ({ stake }) => csvAmount(stake) },
  { header: t('column.payout'), cell: ({ payout }) => csvAmount(payout) },
];

const tabOf = (state: string): TicketTab | undefined => {
  if (state === '') return 'all';
  return state === 'open' || state === 'won' || state === 'lost' ? state : undefined;
};

/** The member's lottery tickets. */
export function TicketsPage() {
  const t = useTranslations('lotteryTickets');
  const format = useFormat();
  const language = useLanguage();
  const { currency } = useMerchant();
  const list = useList(myTickets);
  const { data: lobby } = useQuery(lobbyQuery(language));
  // A draw that is over may still be corrected.
  useDrawNews((news) => {
    const isOver = news === undefined || news.state === 'settled' || news.state === 'void';
    const isShown = (items: readonly LotteryTicket[]): boolean =>
      news === undefined || items.some(({ drawId }) => drawId === news.drawId);
    if (isOver && isShown(list.query.data?.items ?? [])) void list.query.refetch();
  });
  return (
    <div className="mx-auto w-full max-w-page">
      <PageTitle>{t('title')}</PageTitle>
      <ListView
        list={list}
        title={t('title')}
        text={t('text')}
        columns={columnsOf(t, format)}
        rowKey={({ id }) => id}
        filters={
          <>
            <TicketTabs current={tabOf(list.filter('state').value)} />
            <PeriodFilter {...list.filter('period')} />
            <div className="grid grid-cols-2 gap-3 sm:max-w-xl">
              <SelectFilter
                {...list.filter('game')}
                label={t('column.game')}
                allLabel={t('allGames')}
                options={(lobby?.lotteries ?? []).map(({ gameCode, name }) => ({
                  value: gameCode,
                  label: name,
                }))}
              />
              <SelectFilter
                {...list.filter('state')}
                label={t('column.state')}
                allLabel={t('allStates')}
                options={TICKET_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
              />
            </div>
          </>
        }
        totals={({ totalItems, totalStake, totalPayout }) => [
          { key: 'tickets', label: t('total.tickets'), value: format.number(totalItems) },
          { key: 'stake', label: t('total.stake'), value: format.amount(totalStake) },
          { key: 'payout', label: t('total.payout'), value: format.amount(totalPayout) },
        ]}
        csv={{ fileName: `lottery-tickets-${list.today}.csv`, columns: csvColumnsOf(t, currency) }}
        empty={{
          text: t('empty'),
          action: (
            <Link to={paths.lottery()} className={buttonClass({ variant: 'primary' })}>
              {t('toLobby')}
            </Link>
          ),
        }}
      />
    </div>
  );
}
