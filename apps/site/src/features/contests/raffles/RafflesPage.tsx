import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, Tickets } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { TicketsArt } from '../shared/art.tsx';
import { ContestHero } from '../shared/ContestHero.tsx';
import { rafflesQuery } from '../shared/contests.queries.ts';
import { StateBadge } from '../shared/StateBadge.tsx';
import { RaffleFacts } from './RaffleFacts.tsx';

const ORDER = { open: 0, sealed: 1, soon: 2, over: 3 } as const;

/** The raffles of the merchant. */
export function RafflesPage() {
  const t = useTranslations('raffles');
  const query = useQuery(rafflesQuery);
  const raffles = query.data?.raffles.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
      </header>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-80 rounded-sheet" />}
      {raffles?.map((raffle) => (
        <ContestHero
          key={raffle.id}
          art={<TicketsArt />}
          badge={<StateBadge solid state={raffle.state} />}
          title={raffle.title}
          text={raffle.summary}
        >
          <RaffleFacts raffle={raffle} />
          <Link to={paths.raffle(raffle.id)} className={buttonClass({ size: 'sm' }, 'mt-5')}>
            <ShieldCheck aria-hidden />
            {t(raffle.drawnAt ? 'check' : 'see')}
          </Link>
        </ContestHero>
      ))}
      {raffles?.length === 0 && <EmptyState icon={<Tickets />} title={t('empty')} text={t('emptyText')} />}
    </div>
  );
}
