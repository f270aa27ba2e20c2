import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { gamePath } from '../../paths.ts';
import { GameArt } from '../games/GameArt.tsx';
import { useOriginals } from '../games/games.queries.ts';
import { multiplierE4 } from '../live-bets/live-view.ts';

export type BetRow = {
  id: string;
  gameId: string;
  who?: ReactNode;
  at: Date;
  stake: bigint;
  /** Null while the round is open. */
  payout: bigint | null;
};

export type BetTableProps = {
  label: string;
  rows: readonly BetRow[];
  hasPlayers: boolean;
  isLoading: boolean;
  empty: ReactNode;
  /** Opens the details of a row; without it, its game is a link. */
  onOpen?: (id: string) => void;
};

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];
const head = 'px-4 py-2.5 text-xs font-semibold text-subtle';
const cell = 'h-11 px-4';

function GameCell({ row, onOpen }: { row: BetRow; onOpen: BetTableProps['onOpen'] }) {
  const { data: games = [] } = useOriginals();
  const game = games.find(({ gameId }) => gameId === row.gameId);
  const shown = (
    <>
      <span aria-hidden className="size-7 shrink-0 overflow-hidden rounded-field bg-surface-3">
        {game && <GameArt game={game} sizes="1.75rem" />}
      </span>
      <span className="truncate">{game?.displayName ?? row.gameId}</span>
    </>
  );
  const look = 'flex max-w-full items-center gap-2.5 text-start font-semibold hover:text-brand-text';
  return onOpen ? (
    <button type="button" onClick={() => onOpen(row.id)} className={look}>
      {shown}
    </button>
  ) : (
    <Link to={gamePath(row.gameId)} className={look}>
      {shown}
    </Link>
  );
}

function Figures({ row: { stake, payout } }: { row: BetRow }) {
  const t = useTranslations('lobby');
  const format = useFormat();
  const isWon = payout !== null && payout > stake;
  return (
    <>
      <td className={clsx(cell, 'text-end text-muted max-sm:hidden')}>{format.amount(stake)}</td>
      <td className={clsx(cell, 'text-end text-muted max-md:hidden')}>
        {payout === null ? '–' : format.multiplier(multiplierE4({ stake, payout }))}
      </td>
      <td className={clsx(cell, 'text-end', isWon ? 'font-semibold text-win' : 'text-muted')}>
        {payout === null ? t('recentOpen') : format.amount(payout)}
      </td>
    </>
  );
}

/** Bets in in-house games, a line each. */
export function BetTable({ label, rows, hasPlayers, isLoading, empty, onOpen }: BetTableProps) {
  const t = useTranslations('live');
  const format = useFormat();
  if (!isLoading && rows.length === 0)
    return <p className="grid min-h-66 place-items-center px-4 text-center text-sm text-subtle">{empty}</p>;
  return (
    <table className="numeric w-full table-fixed text-sm" aria-label={label} aria-busy={isLoading}>
      <thead>
        <tr className="border-b border-line">
          <th className={clsx(head, 'text-start')}>{t('game')}</th>
          {hasPlayers && <th className={clsx(head, 'text-start')}>{t('player')}</th>}
          <th className={clsx(head, 'text-start max-lg:hidden')}>{t('time')}</th>
          <th className={clsx(head, 'text-end max-sm:hidden')}>{t('stake')}</th>
          <th className={clsx(head, 'text-end max-md:hidden')}>{t('multiplier')}</th>
          <th className={clsx(head, 'text-end')}>{t('payout')}</th>
        </tr>
      </thead>
      <tbody>
        {isLoading
          ? PLACES.map((place) => (
              <tr key={place}>
                <td colSpan={6} className={cell}>
                  <Skeleton className="h-5" />
                </td>
              </tr>
            ))
          : rows.map((row) => (
              <tr key={row.id} className="live-row odd:bg-surface-2">
                <td className={cell}>
                  <GameCell {...{ row, onOpen }} />
                </td>
                {hasPlayers && <td className={clsx(cell, 'truncate text-muted')}>{row.who}</td>}
                <td className={clsx(cell, 'text-subtle max-lg:hidden')}>
                  {format.instant(row.at, hasPlayers ? 'time' : 'dateTime')}
                </td>
                <Figures row={row} />
              </tr>
            ))}
      </tbody>
    </table>
  );
}
