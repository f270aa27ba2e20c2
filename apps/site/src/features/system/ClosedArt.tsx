import { useBoot } from '@croupier/web/boot/BootContext.tsx';
import { clsx } from 'clsx';
import { GameArt } from '../../shared/games/GameArt.tsx';

const TILTS = ['-rotate-12 -translate-x-[62%]', 'rotate-12 translate-x-[62%]'] as const;

/** Decorative: the brand mark in front of two games. */
export function ClosedArt({ mark }: { mark: string }) {
  const { games } = useBoot().games;
  return (
    <div aria-hidden className="relative grid h-44 place-items-center sm:h-56 lg:h-full lg:min-h-96">
      <div className="absolute size-64 rounded-full bg-brand-soft blur-2xl lg:size-96" />
      {games.slice(0, TILTS.length).map((game, index) => (
        <div
          key={game.gameId}
          className={clsx(
            'absolute w-28 overflow-hidden rounded-tile border border-line opacity-70 shadow-floating sm:w-36 lg:w-48',
            TILTS[index],
          )}
        >
          <GameArt game={game} sizes="12rem" eager />
        </div>
      ))}
      <div className="relative grid size-32 place-items-center rounded-full border border-brand-line bg-panel shadow-glow sm:size-36 lg:size-48">
        <img src={mark} alt="" width={96} height={96} className="size-16 sm:size-20 lg:size-28" />
      </div>
    </div>
  );
}
