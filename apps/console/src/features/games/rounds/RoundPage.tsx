import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../../shared/use-title.ts';
import { GamesNav } from '../GamesHeader.tsx';
import { roundQuery } from '../games.queries.ts';
import { RoundView } from './RoundView.tsx';

/** A round in the panel over its list, or on its own page. */
export function RoundOf({
  merchantCode,
  id,
  frame,
}: {
  merchantCode: string;
  id: string;
  frame: 'page' | 'panel';
}) {
  const round = useQuery(roundQuery(merchantCode, id));
  if (round.isPending) return <Skeleton className="h-100 rounded-card" />;
  if (round.isLoadingError) return <QueryProblem query={round} />;
  return round.data ? <RoundView record={round.data} frame={frame} /> : null;
}

export function RoundPage() {
  const t = useTranslations('console.games.round');
  const { merchantCode = '', id = '' } = useParams();
  useTitle(t('title'));
  return (
    <>
      <GamesNav />
      <RoundOf {...{ merchantCode, id }} frame="page" />
    </>
  );
}
