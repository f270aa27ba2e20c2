import type { Game } from '@croupier/contract/games/catalogue.ts';
import { clsx } from 'clsx';

export type GameArtProps = {
  game: Pick<Game, 'iconUrl'> & Partial<Pick<Game, 'artColor'>>;
  /** The `sizes` attribute, such as `(min-width: 1024px) 15rem, 45vw`. */
  sizes: string;
  /** For art of the first screen; the rest loads when it comes near the viewport. */
  eager?: boolean;
  className?: string;
};

const OWN_ART = /^(\/art\/.+)-480\.avif$/;

/** A game's key art at 3:4. In-house art has two widths and two formats. */
export function GameArt({ game, sizes, eager = false, className }: GameArtProps) {
  const base = OWN_ART.exec(game.iconUrl)?.[1];
  const widths = (type: string): string => `${base}-240.${type} 240w, ${base}-480.${type} 480w`;
  return (
    <picture>
      {base && <source type="image/avif" srcSet={widths('avif')} sizes={sizes} />}
      {base && <source type="image/webp" srcSet={widths('webp')} sizes={sizes} />}
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
