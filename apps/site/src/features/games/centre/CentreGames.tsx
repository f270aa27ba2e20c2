import type { GameCategory } from '@croupier/contract/games/catalogue.ts';
import { GameTileSkeleton } from '@croupier/ui/lobby/GameTile.tsx';
import type { ReactNode } from 'react';
import { usefulMarks } from '../../../shared/games/game-mark.ts';
import { GameCard } from '../../../shared/games/GameCard.tsx';
import { usePopularGames } from '../../../shared/games/games.queries.ts';
import { SLIDERS } from '../../../shared/config/lobby-limits.ts';
import { Slider } from '../../../shared/slider/Slider.tsx';
import { useWasNearViewport } from '../../../shared/browser/use-near-viewport.ts';

const SIZES = '(min-width: 1280px) 12rem, (min-width: 768px) 20vw, (min-width: 640px) 24vw, 40vw';

export type CentreGamesProps = { category: GameCategory; label: string; head: ReactNode };

/** The most played games of a category; left out when they cannot be loaded. */
export function CentreGames({ category, label, head }: CentreGamesProps) {
  const { ref, near } = useWasNearViewport<HTMLDivElement>();
  const { data: games, isLoadingError } = usePopularGames({ category, enabled: near });
  if (isLoadingError) return head;
  const useful = usefulMarks(games ?? []);
  return (
    <div ref={ref} className="mb-5">
      <Slider label={label} head={head} busy={!games}>
        {games
          ? games.map((game) => <GameCard key={game.nodeId} {...{ game, useful }} sizes={SIZES} />)
          : Array.from({ length: SLIDERS.games }, (_, place) => <GameTileSkeleton key={`coming-${place}`} />)}
      </Slider>
    </div>
  );
}
