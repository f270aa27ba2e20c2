import type { Game } from '@croupier/contract/games/catalogue.ts';
import { LIST_PAGE_SIZE } from '@croupier/contract/games/list-sizes.ts';
import { GameTileSkeleton } from '@croupier/ui/lobby/GameTile.tsx';
import { isHotUseful } from './game-mark.ts';
import { GameCard } from './GameCard.tsx';

const SIZES = '(min-width: 1280px) 15rem, (min-width: 768px) 22vw, (min-width: 640px) 30vw, 45vw';
/** Tiles that are visible at first on most screens. */
const EAGER = 4;

export type GameGridProps = {
  games: readonly Game[];
  /** The number of placeholders for games that are loading. */
  coming?: number;
  label?: string;
};

/** Games as tiles: two columns on phones, five on wide screens. */
export function GameGrid({ games, coming = 0, label }: GameGridProps) {
  // Judged by the first page, so that marks do not change when the next page loads.
  const hotUseful = isHotUseful(games.slice(0, LIST_PAGE_SIZE));
  return (
    <ul
      aria-label={label}
      aria-busy={coming > 0}
      className="game-grid grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-5"
    >
      {games.map((game, index) => (
        <li key={game.nodeId}>
          <GameCard {...{ game, hotUseful }} sizes={SIZES} eager={index < EAGER} />
        </li>
      ))}
      {Array.from({ length: coming }, (_, place) => (
        <li key={`coming-${place}`} aria-hidden>
          <GameTileSkeleton />
        </li>
      ))}
    </ul>
  );
}
