import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { gamePath } from '../../paths.ts';
import { GameArt } from '../games/GameArt.tsx';
import { useOriginals } from '../games/games.queries.ts';
import { useMerchantCurrency } from '../member/TrialCurrency.tsx';
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

type GameCellProps = { row: BetRow; below: ReactNode; belowClass: string; onOpen: BetTableProps['onOpen'] };

function GameCell({ row, below, belowClass, onOpen }: GameCellProps) {
  const { data: games = [] } = useOriginals();
  const game = games.find(({ gameId }) => gameId === row.gameId);
  const shown = (
    <>
      <span aria-hidden className="size-7 shrink-0 overflow-hidden rounded-field bg-surface-3">
        {game && <GameArt game={game} sizes="1.75rem" />}
      </span>
      <span className="min-w-0">
        <span className="block truncate">{game?.displayName ?? row.gameId}</span>
        <span className={clsx('block truncate text-xs font-normal text-subtle', belowClass)}>{below}</span>
      </span>
    </>
  );
  const look = 'flex max-w-full items-center gap-2.5 text-start font-semibold';
  // The whole row opens the round; the button alone is what keyboards and screen readers meet.
  return onOpen ? (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(row.id)}
      className={clsx(look, 'after:absolute after:inset-0')}
    >
      {shown}
    </button>
  ) : (
    <Link to={gamePath(row.gameId)} className={clsx(look, 'hover:text-brand-text')}>
      {shown}
    </Link>
  );
}

function Figures({ row: { stake, payout } }: { row: BetRow }) {
  const t = useTranslations('lobby');
  const format = useFormat();
  // Bets of trial accounts are not listed.
  const currency = useMerchantCurrency();
  const isWon = payout !== null && payout > stake;
  const multiplier = payout === null ? '–' : format.multiplier(multiplierE4({ stake, payout }));
  return (
    <>
      <td className={clsx(cell, 'text-end text-muted max-sm:hidden')}>
        {format.amount(stake, { currency })}
      </td>
      <td className={clsx(cell, 'text-end text-muted max-sm:hidden')}>{multiplier}</td>
      <td className={clsx(cell, 'text-end', isWon ? 'font-semibold text-win' : 'text-muted')}>
        {payout === null ? t('recentOpen') : format.amount(payout, { currency })}
        {payout !== null && (
          <span className="block text-xs font-normal text-subtle sm:hidden">{multiplier}</span>
        )}
      </td>
    </>
  );
}

/** Bets in in-house games, a line each. On phones the player and the multiplier are in a second line. */
export function BetTable({ label, rows, hasPlayers, isLoading, empty, onOpen }: BetTableProps) {
  const t = useTranslations('live');
  const format = useFormat();
  if (!isLoading && rows.length === 0)
    return <p className="grid min-h-66 place-items-center px-4 text-center text-sm text-subtle">{empty}</p>;
  // A date needs more room than a time of today.
  const [whenClass, belowClass] = hasPlayers
    ? ['max-lg:hidden', 'sm:hidden']
    : ['w-[22%] max-xl:hidden', 'xl:hidden'];
  return (
    <table className="numeric w-full table-fixed text-sm" aria-label={label} aria-busy={isLoading}>
      <thead>
        <tr className="border-b border-line">
          <th className={clsx(head, 'w-[60%] text-start sm:w-[34%]')}>{t('game')}</th>
          {hasPlayers && <th className={clsx(head, 'text-start max-sm:hidden')}>{t('player')}</th>}
          <th className={clsx(head, 'text-start', whenClass)}>{t('time')}</th>
          <th className={clsx(head, 'text-end max-sm:hidden')}>{t('stake')}</th>
          <th className={clsx(head, 'text-end max-sm:hidden')}>{t('multiplier')}</th>
          <th className={clsx(head, 'text-end')}>{t('payout')}</th>
        </tr>
      </thead>
      <tbody>
        {isLoading
          ? PLACES.map((place) => (
              <tr key={place}>
                <td colSpan={6} className={clsx(cell, 'max-sm:h-13')}>
                  <Skeleton className="h-5" />
                </td>
              </tr>
            ))
          : rows.map((row) => {
              const when = format.instant(row.at, hasPlayers ? 'time' : 'dateTime');
              return (
                <tr
                  key={row.id}
                  className={clsx(
                    'live-row odd:bg-surface-2',
                    onOpen && 'relative transition-colors duration-[var(--quick)] hover:bg-surface-3',
                  )}
                >
                  <td className={clsx(cell, 'max-sm:h-13 max-sm:pe-2')}>
                    <GameCell {...{ row, belowClass, onOpen }} below={hasPlayers ? row.who : when} />
                  </td>
                  {hasPlayers && (
                    <td className={clsx(cell, 'truncate text-muted max-sm:hidden')}>{row.who}</td>
                  )}
                  <td className={clsx(cell, 'text-subtle', whenClass)}>{when}</td>
                  <Figures row={row} />
                </tr>
              );
            })}
      </tbody>
    </table>
  );
}
