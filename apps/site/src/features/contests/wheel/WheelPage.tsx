import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { FerrisWheel } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { wheelsQuery } from '../shared/contests.queries.ts';
import { WheelView } from './WheelView.tsx';

/** The lucky wheels of the merchant. */
export function WheelPage() {
  const t = useTranslations('wheel');
  const query = useQuery(wheelsQuery);
  const wheels = query.data?.wheels;
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <header>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
      </header>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && <Skeleton className="h-[36rem] rounded-sheet" />}
      {wheels?.map((wheel) => (
        <WheelView key={wheel.id} wheel={wheel} />
      ))}
      {wheels?.length === 0 && <EmptyState icon={<FerrisWheel />} title={t('empty')} text={t('emptyText')} />}
    </div>
  );
}
