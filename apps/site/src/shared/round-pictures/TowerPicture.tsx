import type { TileLook } from './tower-board.ts';
import './tower-tiles.css';

/** A star on a safe tile, a warning on a trap. */
export function TowerPicture({ look }: { look: TileLook }) {
  if (look === 'closed' || look === 'opening') return null;
  const isTrap = look === 'trap' || look === 'hiddenTrap';
  return (
    <svg aria-hidden viewBox="0 0 40 40" className="tower-picture" data-trap={isTrap ? '' : undefined}>
      {isTrap ? (
        <>
          <path d="M20 4 36 34H4Z" className="tower-trap" />
          <path d="M20 15v9M20 28v1.5" className="tower-sign" />
        </>
      ) : (
        <path
          d="m20 3.5 4.9 10.6 11.6 1.3-8.6 7.9 2.3 11.4L20 29l-10.2 5.7 2.3-11.4-8.6-7.9 11.6-1.3Z"
          className="tower-star"
        />
      )}
    </svg>
  );
}
