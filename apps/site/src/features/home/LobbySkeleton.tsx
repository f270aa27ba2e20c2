import { GameTileSkeleton } from '@croupier/ui/lobby/GameTile.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import type { CSSProperties } from 'react';
import { SLIDERS } from '../../shared/config/lobby-limits.ts';
import { NARROW_GAMES } from '../../shared/slider/slider-sizes.ts';

const sizes: CSSProperties & Record<`--${string}`, number> = {
  '--wide': SLIDERS.games,
  '--narrow': NARROW_GAMES,
  '--rows-wide': SLIDERS.rows,
};
const PLACES = Array.from({ length: 16 }, (_, place) => `coming-${place}`);

/** Placeholder while the script of the sections loads. */
export const LobbySkeleton = () => (
  <div aria-hidden className="tile-slider min-h-[250dvh]" style={sizes}>
    <Skeleton className="mb-3 h-8 w-56 max-w-full sm:mb-4 sm:h-9" />
    <div className="tile-row">
      {PLACES.map((place) => (
        <GameTileSkeleton key={place} />
      ))}
    </div>
  </div>
);
