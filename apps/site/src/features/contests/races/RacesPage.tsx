import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Chip } from '@croupier/ui/layout/Chip.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { racesQuery } from '../shared/contests.queries.ts';
import { StateBadge } from '../shared/StateBadge.tsx';
import { RaceView } from './RaceView.tsx';

const ORDER = { open: 0, soon: 1, sealed: 2, over: 3 } as const;

/** The races of the merchant; the address names the one that is shown. */
export function RacesPage() {
  const t = useTranslations('races');
  const query = useQuery(racesQuery);
  const [search, setSearch] = useSearchParams();
  const races = query.data?.races.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
  const shown = races?.find(({ id }) => id === search.get('race')) ?? races?.[0];
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
      </header>
      {races && races.length > 1 && (
        <fieldset aria-label={t('choose')} className="-mx-page scroll-row flex min-w-0 gap-2 px-page">
          {races.map(({ id, title, state }) => (
            <Chip
              key={id}
              selected={id === shown?.id}
              count={<StateBadge state={state} />}
              onClick={() => setSearch({ race: id }, { replace: true, preventScrollReset: true })}
            >
              {title}
            </Chip>
          ))}
        </fieldset>
      )}
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && (
        <>
          <Skeleton className="h-72 rounded-sheet" />
          <Skeleton className="h-96 rounded-card" />
        </>
      )}
      {shown && <RaceView key={shown.id} race={shown} />}
      {races?.length === 0 && <EmptyState icon={<Flag />} title={t('empty')} text={t('emptyText')} />}
    </div>
  );
}
