import type { Winner } from '@croupier/contract/games/winners.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Link } from 'react-router';
import { GameArt } from '../games/GameArt.tsx';
import { useGameLink } from '../games/use-game-link.ts';

/** A win as a small cover with its amount above the stake below. */
export function WinnerCard({ winner, now }: { winner: Winner; now: Date }) {
  const format = useFormat();
  const linkTo = useGameLink();
  const { customerName, winAmount, stake, currency, gameName, gameId, iconUrl, at } = winner;
  const amount = format.amount(winAmount - stake, { currency });
  return (
    <Link
      {...linkTo(gameId)}
      title={`${gameName} · ${format.relative(at, now)}`}
      className="group block rounded-tile text-center"
    >
      <span className="block aspect-3/4 overflow-hidden rounded-tile shadow-raised ring-1 ring-line transition-transform duration-[var(--steady)] group-hover:-translate-y-1">
        <GameArt game={{ iconUrl }} sizes="(min-width: 1024px) 8rem, 30vw" />
      </span>
      <span className="sr-only">{gameName}</span>
      <span className="mt-2 block truncate text-xs text-muted">{customerName}</span>
      <span className="numeric block truncate text-sm font-bold text-win">{amount}</span>
    </Link>
  );
}
