import type { Game } from '@croupier/contract/games/catalogue.ts';
import { LIST_PAGE_SIZE } from '@croupier/contract/games/list-sizes.ts';
import { GameTileSkeleton } from '@croupier/ui/lobby/GameTile.tsx';
import { clsx } from 'clsx';
import { useStoredChoice } from '../browser/use-stored-choice.ts';
import { largeTiles } from './density.ts';
import { usefulMarks } from './game-mark.ts';
import { GameCard } from './GameCard.tsx';

const LARGE = {
  columns:
    'grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 xl:grid-cols-5 min-[112.5rem]:grid-cols-7',
  sizes: '(min-width: 1280px) 15rem, (min-width: 768px) 22vw, (min-width: 640px) 30vw, 45vw',
};
const SMALL = {
  columns:
    'grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3 lg:grid-cols-5 xl:grid-cols-6 min-[87.5rem]:grid-cols-7 min-[112.5rem]:grid-cols-9',
  // Of phones less than the true 30vw: at two pixels for each of theirs these tiles are sharp.
  sizes: '(min-width: 1280px) 12rem, (min-width: 1024px) 16vw, (min-width: 640px) 22vw, 20vw',
};
/** Tiles that are visible at first on most screens. */
const EAGER = 7;

export type GameGridProps = {
  games: readonly Game[];
  /** The number of placeholders for games that are loading. */
  coming?: number;
  label?: string;
};

/** Games as tiles: three columns on phones and seven on wide screens, or two and five large ones. */
export function GameGrid({ games, coming = 0, label }: GameGridProps) {
  // Judged by the first page, so that marks do not change when the next page loads.
  const { columns, sizes } = useStoredChoice(largeTiles) ? LARGE : SMALL;
  const useful = usefulMarks(games.slice(0, LIST_PAGE_SIZE));
  return (
    <ul aria-label={label} aria-busy={coming > 0} className={clsx('game-grid grid', columns)}>
      {games.map((game, index) => (
        <li key={game.nodeId}>
          <GameCard {...{ game, useful }} sizes={sizes} eager={index < EAGER} />
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
