import type { LotteryTicket } from '@croupier/contract/games/lottery-tickets.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../paths.ts';
import { useExactAmount } from '../../shared/amounts.ts';
import { useDrawNews } from '../../shared/draws/use-draw-news.ts';
import { TICKET_TONES } from '../../shared/ticket-tones.ts';
import { latestTicketsQuery } from './room.queries.ts';

const OVER = new Set(['settled', 'void']);
/** News may be missed while a ticket is open. */
const OPEN_MILLISECONDS = 10_000;

function Row({ ticket }: { ticket: LotteryTicket }) {
  const t = useTranslations('lotteryTickets');
  const format = useFormat();
  const amount = useExactAmount();
  const { id, drawNumber, state, bets, stake, payout } = ticket;
  return (
    <li>
      <Link
        to={paths.lotteryTicket(id)}
        className="flex min-h-13 items-center justify-between gap-3 rounded-field px-2 py-1.5 hover:bg-surface-3"
      >
        <span className="min-w-0">
          <span className="numeric block truncate text-sm font-semibold">{drawNumber}</span>
          <span className="block text-xs text-muted">
            {t('betCount', { count: bets })} · <span className="numeric">{amount(stake)}</span>
          </span>
        </span>
        <span className="grid shrink-0 justify-items-end gap-0.5">
          <Badge tone={TICKET_TONES[state]}>{t(`states.${state}`)}</Badge>
          {payout > 0n && (
            <span className={clsx('numeric text-sm font-bold', state === 'won' && 'text-win')}>
              {format.amount(payout)}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** The member's newest tickets of a lottery, up to date. */
export function MyLatest({ gameCode }: { gameCode: string }) {
  const t = useTranslations('lottery.room');
  const tickets = useQuery({
    ...latestTicketsQuery(gameCode),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'open') ? OPEN_MILLISECONDS : false,
  });
  useDrawNews((news) => {
    if (news === undefined || (news.gameCode === gameCode && OVER.has(news.state))) void tickets.refetch();
  });
  if (tickets.isLoadingError) return <QueryProblem query={tickets} />;
  if (!tickets.data) return <Skeleton className="h-28" />;
  const { items } = tickets.data;
  if (items.length === 0)
    return <p className="px-2 py-6 text-center text-sm text-subtle">{t('noTickets')}</p>;
  return (
    <>
      <ul>
        {items.map((ticket) => (
          <Row key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <Link
        to={`${paths.lotteryTickets()}?gameCode=${gameCode}`}
        className="mt-1 inline-flex min-h-9 items-center px-2 text-sm font-semibold text-brand-text hover:underline"
      >
        {t('allTickets')}
      </Link>
    </>
  );
}
