import { clsx } from 'clsx';
import { GameArt } from '../../shared/GameArt.tsx';
import { useOriginals } from '../../shared/games.queries.ts';

const PLACES = [
  '-rotate-6 translate-y-3 z-10',
  'rotate-6 -translate-y-1',
  'rotate-12 translate-y-6 max-lg:hidden',
];
const SIZES = '(min-width: 1024px) 15rem, (min-width: 768px) 11rem, 9rem';

/** Covers of our games as a hand of cards; only to look at, the tiles below lead into the games. */
export function HeroArt() {
  const { data = [] } = useOriginals();
  return (
    <div
      aria-hidden
      className="flex h-48 items-start justify-center pt-4 sm:h-56 md:h-full md:items-center md:pt-0 md:pr-6"
    >
      {data.slice(0, PLACES.length).map((game, index) => (
        <div
          key={game.gameId}
          className={clsx(
            'aspect-3/4 w-36 shrink-0 overflow-hidden rounded-card shadow-lifted ring-1 ring-white/15 not-first:-ml-7 sm:w-44 md:w-40 lg:w-56 xl:w-60',
            PLACES[index],
          )}
        >
          <GameArt game={game} sizes={SIZES} eager />
        </div>
      ))}
    </div>
  );
}
