import { Button } from '@croupier/ui/buttons/Button.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { GameGrid } from '../../shared/games/GameGrid.tsx';
import type { GamePages as Pages } from './game-lists.queries.ts';
import { useNearViewport } from '../../shared/browser/use-near-viewport.ts';
import { useListRestoration } from './use-list-restoration.ts';

const FIRST_PLACES = 21;
const NEXT_PLACES = 7;
/** About one screen of tiles. */
const BELOW_PIXELS = 900;

export type GamePagesProps = {
  pages: Pages;
  label: string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
};

/** A list that loads more near its end; a button does the same for keyboard users. */
export function GamePages({ pages, label, empty }: GamePagesProps) {
  const t = useTranslations();
  const {
    data,
    error,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = pages;
  const wantsMore = hasNextPage && !isFetching && !error;
  const end = useNearViewport<HTMLDivElement>({
    wanted: wantsMore,
    onNear: () => void fetchNextPage(),
    below: BELOW_PIXELS,
  });
  useListRestoration({
    count: data?.pages.length ?? 0,
    failed: error !== null,
    hasNextPage,
    isFetching,
    fetchNextPage,
  });
  const games = data?.pages.flatMap((page) => page.games) ?? [];
  // A game that moved up between two pages would appear twice.
  const shown = [...new Map(games.map((game) => [game.nodeId, game])).values()];
  const failed = error && (
    <QueryProblem query={{ error, isFetching, refetch: isFetchNextPageError ? fetchNextPage : refetch }} />
  );
  if (!data) return failed || <GameGrid games={[]} coming={FIRST_PLACES} label={label} />;
  if (shown.length === 0) return empty;
  return (
    <>
      <GameGrid games={shown} coming={isFetchingNextPage ? NEXT_PLACES : 0} label={label} />
      <div ref={end} className="flex min-h-20 items-center justify-center">
        {failed}
        {wantsMore && (
          <Button variant="ghost" onClick={() => void fetchNextPage()}>
            {t('games.more')}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {isFetchingNextPage && t('games.loadingMore')}
      </p>
    </>
  );
}
