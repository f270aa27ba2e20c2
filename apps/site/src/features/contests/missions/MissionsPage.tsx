import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { PathArt } from '../shared/art.tsx';
import { ContestHero, HeroFact } from '../shared/ContestHero.tsx';
import { missionsQuery } from '../shared/contests.queries.ts';
import { MissionCard } from './MissionCard.tsx';

const ORDER = { claimable: 0, going: 1, claimed: 2, missed: 3 } as const;

/** The member's missions, ticked as play is counted. */
export function MissionsPage() {
  const t = useTranslations('missions');
  const contests = useTranslations('contests');
  const format = useFormat();
  const query = useQuery(missionsQuery);
  const missions = query.data?.missions.toSorted((a, b) => ORDER[a.status] - ORDER[b.status]);
  const count = (status: string): number => missions?.filter((one) => one.status === status).length ?? 0;
  const sealedUntil = query.data?.sealedUntil;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <ContestHero level={1} title={t('title')} text={t('lead')} art={<PathArt />}>
        <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
          {(['claimable', 'going', 'claimed'] as const).map((status) => (
            <HeroFact key={status} label={t(status)} value={missions ? format.number(count(status)) : '–'} />
          ))}
        </dl>
        <Link to={paths.missionLeaderboard()} className={buttonClass({ size: 'sm' }, 'mt-6')}>
          <Trophy aria-hidden />
          {t('board')}
        </Link>
      </ContestHero>
      {query.isLoadingError && <QueryProblem query={query} />}
      {query.isPending && ['a', 'b'].map((name) => <Skeleton key={name} className="h-72 rounded-card" />)}
      {missions?.map((mission) => (
        <MissionCard key={mission.id} mission={mission} />
      ))}
      {missions?.length === 0 && (
        <EmptyState
          icon={<ListChecks />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Link to={paths.races()} className={buttonClass({ variant: 'primary' })}>
              {t('emptyAction')}
            </Link>
          }
        />
      )}
      {sealedUntil && (missions?.length ?? 0) > 0 && (
        <p className="text-xs text-subtle">
          {contests('sealedUntil', { at: format.instant(sealedUntil) })}. {contests('provisionalText')}
        </p>
      )}
    </div>
  );
}
