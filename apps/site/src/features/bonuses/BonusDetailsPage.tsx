import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { bonusesQuery } from '../../shared/bonuses/bonuses.queries.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { BonusRecord } from './BonusRecord.tsx';
import { EndedBonuses, WaitingBonuses } from './OtherBonuses.tsx';
import { PlayingBonus } from './PlayingBonus.tsx';

function Bonuses() {
  const t = useTranslations('bonuses');
  const links = useTranslations('payments.bonuses');
  const query = useQuery({ ...bonusesQuery, staleTime: 0 });
  if (query.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (query.isLoadingError) return <QueryProblem query={query} />;
  const { items } = query.data;
  const playing = items.find(({ state }) => state === 'playing');
  return (
    <>
      {playing ? (
        <PlayingBonus bonus={playing} />
      ) : (
        <EmptyState
          icon={<Gift />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Link to={paths.promotions()} className={buttonClass({ variant: 'primary' })}>
              {links('promotions')}
            </Link>
          }
        />
      )}
      <WaitingBonuses
        bonuses={items.filter(({ state }) => state === 'waiting')}
        blocked={playing !== undefined}
      />
      <EndedBonuses bonuses={items.filter(({ state }) => state === 'ended')} />
    </>
  );
}

/** The member's bonuses, and what was credited to the wallet. */
export function BonusDetailsPage() {
  const t = useTranslations('payments.bonuses');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-2xl">{t('title')}</h1>
      <Bonuses />
      <BonusRecord />
    </div>
  );
}
