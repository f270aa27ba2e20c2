import type { LotteryTicketDetail } from '@croupier/contract/games/lottery-tickets.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { useLanding } from '../reveal/use-landing.ts';
import { useDrawNews } from '../shared/draws/use-draw-news.ts';
import { familyOfCatalogue } from '../shared/names/family-names.ts';
import { useLotteryNames } from '../shared/names/use-lottery-names.ts';
import { BetCard } from './BetCard.tsx';
import { CancelTicket } from './CancelTicket.tsx';
import { Corrections } from './Corrections.tsx';
import { TICKET_TONES } from '../shared/ticket-tones.ts';
import { TicketProof } from './TicketProof.tsx';
import { TicketResult } from './TicketResult.tsx';
import { TicketWaiting } from './TicketWaiting.tsx';
import { ticketQuery } from './ticket.queries.ts';

/** A result that came so long ago is shown at once. */
const FRESH_MILLISECONDS = 90_000;
const OPEN_REFRESH_MILLISECONDS = 10_000;

function Facts({ ticket }: { ticket: LotteryTicketDetail }) {
  const t = useTranslations('lotteryTickets');
  const format = useFormat();
  const { stake, most, payout, validBet, boughtAt, settledAt, state } = ticket;
  const isOver = settledAt !== null;
  const facts: [string, string][] = [
    [t('column.stake'), format.amount(stake)],
    isOver ? [t('column.payout'), format.amount(payout)] : [t('most'), format.amount(most)],
    [t('boughtAt'), format.instant(boughtAt)],
    ...(settledAt ? ([[t('settledAt'), format.instant(settledAt)]] satisfies [string, string][]) : []),
    ...(state === 'won' || state === 'lost'
      ? ([[t('validBet'), format.amount(validBet)]] satisfies [string, string][])
      : []),
  ];
  return (
    <Card>
      <dl className="numeric grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-subtle">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Mounted again for a replay and for another version of the result. */
function Shown({
  ticket,
  isAtOnce,
  onReplay,
}: {
  ticket: LotteryTicketDetail;
  isAtOnce: boolean;
  onReplay: () => void;
}) {
  const t = useTranslations('lotteryTickets');
  const { catalogue, results, betList } = ticket;
  const family = familyOfCatalogue(catalogue);
  const names = useLotteryNames(family);
  const numbers = results.at(-1)?.numbers ?? [];
  const landing = useLanding(family, numbers.length, isAtOnce);
  const isShown = numbers.length > 0 && landing.isDone;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {numbers.length > 0 ? (
          <TicketResult {...{ ticket, family, numbers, landing, onReplay }} isSkipped={isAtOnce} />
        ) : (
          <TicketWaiting {...{ ticket, family }} />
        )}
        <section aria-label={t('column.bets')}>
          <h2 className="mb-3 text-lg">{t('betCount', { count: betList.length })}</h2>
          <ol className="grid gap-3">
            {betList.map((bet, at) => (
              <BetCard
                // oxlint-disable-next-line react/no-array-index-key -- equal bets may stand on a ticket
                key={at}
                {...{ bet, catalogue, numbers, names, isShown }}
                landed={landing.landed}
              />
            ))}
          </ol>
        </section>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Facts ticket={ticket} />
        <Corrections ticket={ticket} />
        <TicketProof ticket={ticket} />
      </div>
    </div>
  );
}

function Ticket({ ticket }: { ticket: LotteryTicketDetail }) {
  const t = useTranslations('lotteryTickets');
  const { gameName, gameCode, drawNumber, state, isCancellable, chaseId, results } = ticket;
  const newest = results.at(-1);
  const [opened] = useState(() => Date.now());
  const [replays, setReplays] = useState(0);
  const isOld = newest !== undefined && opened - newest.at.getTime() > FRESH_MILLISECONDS;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-2xl">{gameName}</h1>
          <p className="numeric mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
            {drawNumber}
            <Badge tone={TICKET_TONES[state]}>{t(`states.${state}`)}</Badge>
            {results.length > 1 && <Badge tone="warn">{t('correctedBadge')}</Badge>}
            {chaseId !== null && (
              <Link
                to={`${paths.lotteryChases()}?open=${chaseId}`}
                className="font-semibold text-brand-text hover:underline"
              >
                {t('ofChase')}
              </Link>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isCancellable && <CancelTicket ticket={ticket} />}
          <Link to={paths.lottery(gameCode)} className={buttonClass({ variant: 'secondary' })}>
            <Repeat2 aria-hidden />
            {t('playAgain')}
          </Link>
        </div>
      </header>
      <Shown
        key={`${newest?.version ?? 0} ${replays}`}
        ticket={ticket}
        isAtOnce={isOld && replays === 0}
        onReplay={() => setReplays((count) => count + 1)}
      />
    </>
  );
}

/** One lottery ticket: its bets, the result, and what each has won. */
export function TicketPage() {
  const t = useTranslations('lotteryTickets');
  const { id = '' } = useParams();
  const query = useQuery({
    ...ticketQuery(id),
    // A message may be missed.
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'open' && data.closesAt.getTime() < Date.now() ? OPEN_REFRESH_MILLISECONDS : false,
  });
  const { data: ticket } = query;
  useDrawNews((news) => {
    if (news === undefined || news.drawId === ticket?.drawId) void query.refetch();
  });
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{ticket ? `${ticket.gameName} ${ticket.drawNumber}` : t('ticket')}</PageTitle>
      <Link
        to={paths.lotteryTickets()}
        className="inline-flex items-center gap-1.5 justify-self-start text-sm font-semibold text-muted hover:text-text"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('title')}
      </Link>
      {query.isLoadingError ? (
        <>
          <h1 className="text-2xl">{t('ticket')}</h1>
          <QueryProblem query={query} />
        </>
      ) : ticket ? (
        <Ticket ticket={ticket} />
      ) : (
        <>
          <h1 className="sr-only">{t('ticket')}</h1>
          <Skeleton className="h-14" />
          <Skeleton className="h-48" />
          <Skeleton className="h-40" />
        </>
      )}
    </div>
  );
}
