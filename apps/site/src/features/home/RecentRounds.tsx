import type { Round } from '@croupier/contract/games/rounds.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { callQuery } from '../../shared/api/call.ts';
import { useGameLink } from '../../shared/games/use-game-link.ts';
import { SectionHead } from './SectionHead.tsx';

const SHOWN = 5;
const PLACES = ['one', 'two', 'three', 'four', 'five'];
const row = 'flex h-16 items-center justify-between gap-4 border-t border-line px-4 first:border-0 sm:px-5';

function RoundRow({ round }: { round: Round }) {
  const t = useTranslations('lobby');
  const format = useFormat();
  const linkTo = useGameLink();
  const { gameId, gameName, openedAt, state, stake, payout } = round;
  return (
    <li className={clsx(row, 'relative hover:bg-surface-2')}>
      <div className="min-w-0">
        <p className="truncate font-semibold">
          {/* The whole row leads to the game, where an open round goes on. */}
          <Link {...linkTo(gameId)} className="after:absolute after:inset-0">
            {gameName}
          </Link>
        </p>
        <p className="numeric text-xs text-subtle">{format.instant(openedAt)}</p>
      </div>
      <dl className="numeric flex shrink-0 gap-5 text-end text-sm sm:gap-10">
        <div>
          <dt className="text-xs text-subtle">{t('recentStake')}</dt>
          <dd>{format.amount(stake)}</dd>
        </div>
        <div className="min-w-20">
          <dt className="text-xs text-subtle">{t('recentPayout')}</dt>
          <dd className={clsx(payout > stake ? 'font-semibold text-win' : 'text-muted')}>
            {state === 'open' ? <Badge tone="info">{t('recentOpen')}</Badge> : format.amount(payout)}
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** The member's latest rounds, each with a link to its game. */
export function RecentRounds() {
  const t = useTranslations();
  const rounds = useQuery({
    ...callQuery('rounds.list', { query: { pageNum: 1, pageSize: SHOWN } }),
    // The member often arrives from a game, so the data must be fresh.
    staleTime: 0,
  });
  const { data } = rounds;
  return (
    <section>
      <div className="mb-4">
        <SectionHead
          title={t('lobby.recentTitle')}
          link={{ to: paths.bettingRecord(), label: t('lobby.recentAll') }}
        />
      </div>
      <Card padding="none">
        {rounds.isLoadingError && <QueryProblem query={rounds} />}
        {data?.items.length === 0 && (
          <EmptyState
            icon={<History />}
            title={t('lobby.recentEmpty')}
            action={
              <Link to={paths.dice()} className={buttonClass({ variant: 'primary' })}>
                {t('lobby.recentEmptyAction')}
              </Link>
            }
          />
        )}
        {!rounds.isLoadingError && (
          <ul aria-busy={!data}>
            {data
              ? data.items.map((round) => <RoundRow key={round.id} round={round} />)
              : PLACES.map((place) => (
                  <li key={place} className={row}>
                    <Skeleton className="h-5 w-28" />
                    <Skeleton className="h-5 w-24" />
                  </li>
                ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
