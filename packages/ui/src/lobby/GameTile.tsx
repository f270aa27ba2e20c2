import { clsx } from 'clsx';
import { Heart, Play } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

export type TileLink = {
  className?: string | undefined;
  children?: ReactNode;
  'aria-label'?: string | undefined;
};

export type GameTileProps = {
  name: string;
  provider?: ReactNode;
  /** The picture at 3:4 with an empty `alt`, because the name is below it. */
  picture: ReactNode;
  /**
   * An empty link or button that starts the game: `<Link to={…} />`. The tile adds its class and accessible name.
   */
  action: ReactElement<TileLink>;
  /** Name of the action, for example "Play Dice". */
  actionLabel: string;
  /** For example "RTP 99%". Shown on hover and focus. */
  rtp?: ReactNode;
  badge?: ReactNode;
  favourite?: { pressed: boolean; label: string; onToggle: () => void } | undefined;
  /** The style in which the studio sets its names, from `letteringOf`. */
  lettering?: number | undefined;
  className?: string | undefined;
};

const LONG_NAME = 20;
/** Thai vowel and tone marks have no width of their own. */
const isLong = (name: string): boolean => name.replaceAll(/\p{M}/gu, '').length > LONG_NAME;

/** A game's cover with its name; details show on hover. */
export function GameTile(props: GameTileProps) {
  const { name, provider, picture, action, actionLabel, rtp, badge, favourite, lettering, className } = props;
  return (
    <article className={clsx('tile-frame game-tile group', className)} data-lettering={lettering}>
      <div className="game-tile-picture">{picture}</div>
      <div className="game-tile-shade" aria-hidden />
      {cloneElement(action, {
        className: clsx(
          'absolute inset-0 z-10 rounded-[inherit] focus-visible:outline-offset-3',
          action.props.className,
        ),
        'aria-label': actionLabel,
      })}
      <div className="game-tile-plate">
        <h3 className={clsx('game-tile-name', isLong(name) && 'is-long')}>{name}</h3>
        {provider && <p className="game-tile-provider">{provider}</p>}
      </div>
      <div className="game-tile-hover" aria-hidden>
        <span className="game-tile-play">
          <Play className="size-[38%] translate-x-[6%] fill-current" />
        </span>
        {rtp && <span className="numeric game-tile-rtp">{rtp}</span>}
      </div>
      {badge && <div className="game-tile-badge">{badge}</div>}
      {favourite && (
        <button
          type="button"
          aria-label={favourite.label}
          aria-pressed={favourite.pressed}
          onClick={favourite.onToggle}
          className={clsx('game-tile-heart', favourite.pressed && 'is-on')}
        >
          <Heart className={clsx('size-4.5', favourite.pressed && 'fill-current')} />
        </button>
      )}
    </article>
  );
}

/** The placeholder of a tile, with the same size. */
export function GameTileSkeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden className={clsx('game-tile-skeleton', className)} />;
}
