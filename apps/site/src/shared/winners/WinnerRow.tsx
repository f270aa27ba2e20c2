import type { Winner } from '@croupier/contract/games/winners.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { GameArt } from '../games/GameArt.tsx';
import { useGameLink } from '../games/use-game-link.ts';

const MEDALS = ['bg-brand text-brand-ink', 'bg-surface-4 text-text', 'bg-accent-soft text-accent-text'];

export type WinnerRowProps = {
  winner: Winner;
  now: Date;
  /** The rank on the board, from 1. */
  rank?: number;
};

/** A winning round, by what came back above the stake, with a link to its game. */
export function WinnerRow({ winner, now, rank }: WinnerRowProps) {
  const format = useFormat();
  const linkTo = useGameLink();
  const { customerName, winAmount, stake, currency, gameName, gameId, iconUrl, at } = winner;
  const amount = format.amount(winAmount - stake, { currency });
  return (
    <Link
      {...linkTo(gameId)}
      className="flex h-full min-h-16 items-center gap-3 rounded-card border border-line bg-panel p-2 pr-4 shadow-raised hover:border-line-strong hover:bg-surface-3"
    >
      <span className="relative block aspect-3/4 w-11 shrink-0 overflow-hidden rounded-field bg-surface-3">
        <GameArt game={{ iconUrl }} sizes="2.75rem" />
        {rank !== undefined && (
          <span
            className={clsx(
              'numeric absolute top-0 left-0 grid h-5 min-w-5 place-items-center rounded-br-field px-1 text-2xs font-extrabold',
              MEDALS[rank - 1] ?? 'bg-surface-3 text-muted',
            )}
          >
            {rank}
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold">{gameName}</span>
        <span className="block truncate text-xs text-subtle">{customerName}</span>
      </span>
      <span className="shrink-0 text-end">
        <span className="numeric block text-sm font-bold text-win">{amount}</span>
        <span className="numeric block text-xs text-subtle">{format.relative(at, now)}</span>
      </span>
    </Link>
  );
}
