import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { EmptyState } from '@croupier/ui/status/EmptyState.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Switch } from '@croupier/ui/fields/Switch.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { Crown, Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { useNow } from '../../shared/winners/use-now.ts';
import { WinnerRow } from '../../shared/winners/WinnerRow.tsx';
import { useWinners } from '../../shared/winners/winners.queries.ts';
import { useBoard } from './use-board.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useStoredChoice } from '../../shared/browser/use-stored-choice.ts';
import { winToastsMuted } from './toasts/win-toasts-muted.ts';

const PLACES = Array.from({ length: 9 }, (_, place) => `coming-${place}`);
const list = 'grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3';

/** Both winner boards, for all games or one category. */
export function WinnersPage() {
  const t = useTranslations();
  const { menus } = useBoot().games;
  const { board, category, choose } = useBoard();
  const now = useNow();
  const isMuted = useStoredChoice(winToastsMuted);
  const winners = useWinners({ board, category });
  const { data } = winners;
  const categories = menus.filter(({ vendors }) => vendors.length > 0);
  return (
    <div className="mx-auto flex w-full max-w-(--width-page) flex-col gap-6">
      <PageTitle>{t('winners.title')}</PageTitle>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl">{t('winners.title')}</h1>
          <p className="mt-1 text-muted">{t('winners.text')}</p>
        </div>
        <Switch
          label={t('winners.toast.show')}
          checked={!isMuted}
          onChange={(event) => winToastsMuted.set(!event.target.checked)}
        />
      </header>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SegmentedControl
          label={t('winners.boards')}
          value={board}
          onValueChange={(value) => choose({ board: value })}
          segments={[
            { value: 'latest', label: t('winners.tabLatest'), icon: <Trophy /> },
            { value: 'biggest', label: t('winners.tabBiggest'), icon: <Crown /> },
          ]}
        />
        <Select
          label={t('winners.category')}
          value={category}
          onChange={(event) => choose({ category: event.target.value as GameCategory | 'ALL' })}
          options={[
            { value: 'ALL', label: t('winners.allGames') },
            ...categories.map(({ gameCategory }) => ({
              value: gameCategory,
              label: t(`nav.category.${gameCategory}`),
            })),
          ]}
          className="w-52 max-sm:w-full"
        />
      </div>
      {winners.isLoadingError ? (
        <QueryProblem query={winners} />
      ) : (
        <ol className={list} aria-label={t(`winners.${board}`)} aria-busy={!data}>
          {data
            ? data.map((winner, index) => (
                <li key={winner.roundId}>
                  <WinnerRow {...{ winner, now }} {...(board === 'biggest' && { rank: index + 1 })} />
                </li>
              ))
            : PLACES.map((place) => (
                <li key={place} aria-hidden>
                  <Skeleton className="h-[4.75rem] rounded-card" />
                </li>
              ))}
        </ol>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<Trophy />}
          title={t('winners.empty')}
          text={t('winners.emptyText')}
          action={
            <Link to={paths.originals()} className={buttonClass({ variant: 'primary' })}>
              {t('winners.emptyAction')}
            </Link>
          }
        />
      )}
    </div>
  );
}
