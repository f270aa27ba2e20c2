import type { Game } from '@croupier/contract/games/catalogue.ts';
import { clsx } from 'clsx';
import { artSources } from './art-sources.ts';

export type GameArtProps = {
  game: Pick<Game, 'iconUrl'> & Partial<Pick<Game, 'artColor'>>;
  /** The `sizes` attribute, such as `(min-width: 1024px) 15rem, 45vw`. */
  sizes: string;
  /** For art of the first screen; the rest loads when it comes near the viewport. */
  eager?: boolean;
  className?: string;
};

/** A game's key art at 3:4. */
export function GameArt({ game, sizes, eager = false, className }: GameArtProps) {
  return (
    <picture>
      {artSources(game.iconUrl).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        src={game.iconUrl}
        alt=""
        width={480}
        height={640}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ backgroundColor: game.artColor }}
        className={clsx('h-full w-full object-cover', className)}
      />
    </picture>
  );
}
